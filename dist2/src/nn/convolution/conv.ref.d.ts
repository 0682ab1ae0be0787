import type { Convolution } from '../../core/convolution.ts';
import type { RealMat } from '../../core/matrix.ts';
/** Y := f(the convolution of X with the filters F + bias). */
export declare function convForwardRef(v: Convolution, X: RealMat, F: RealMat, bias: RealMat | undefined, f: (z: number) => number, Y: RealMat): void;
/** dX := the gradient by the images. */
export declare function convBackwardDataRef(v: Convolution, F: RealMat, dY: RealMat, dX: RealMat): void;
/** dF := the gradient by the filters, dBias that by the bias. */
export declare function convBackwardFilterRef(v: Convolution, X: RealMat, dY: RealMat, dF: RealMat, dBias: RealMat | undefined): void;
