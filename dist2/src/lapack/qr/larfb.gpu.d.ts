import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side, Trans } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { type DeviceReflectors } from './larft.gpu.ts';
import type { LarfbArgs } from './routines.gen.ts';
export interface DeviceLarfb {
    readonly side: Side;
    /** 'n': H is applied, else H^H. */
    readonly trans: Trans;
    /** Columns of C with side 'l', rows with 'r'; the other size is that of the reflectors. */
    readonly others: number;
    readonly block: DeviceReflectors;
    readonly C: DeviceMat;
    /** Default 'strict'. */
    readonly math?: UpdateMath | undefined;
}
/** Enqueues C := op(H) C, C m x others (side 'l'), or C := C op(H), C others x m ('r'), H = I - V T V^H. */
export declare function enqueueLarfb(queue: Queue, { side, trans, others, block, C, math }: DeviceLarfb): void;
export declare function larfbGpu(queue: Queue, a: Bound<LarfbArgs<Prec>>): void;
