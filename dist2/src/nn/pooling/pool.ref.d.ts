import type { RealMat } from '../../core/matrix.ts';
import type { Pooling } from '../../core/pooling.ts';
export declare function poolForwardRef(p: Pooling, X: RealMat, Y: RealMat): void;
export declare function poolBackwardRef(p: Pooling, X: RealMat | undefined, dY: RealMat, dX: RealMat): void;
