import type { FieldMat } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { ZoomDevice } from './zoomDevice.gpu.ts';
export interface DeviceSvdOps {
    /** U and V := singular vectors of A, whose elements are of order 1, in columns, good to single precision. Whether there are such. */
    singles(n: number, A: DeviceMat, U: DeviceMat, V: DeviceMat): Promise<boolean>;
    /** The same to double precision, on the host. */
    doubles(n: number, A: FieldMat, U: FieldMat, V: FieldMat): boolean | Promise<boolean>;
}
/** As zoomSvdRef. */
export declare function zoomSvdOn(zoom: ZoomDevice, n: number, A: DeviceMat, U: DeviceMat, V: DeviceMat, s: Float64Array, ops: DeviceSvdOps): Promise<number>;
