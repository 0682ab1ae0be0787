import type { FieldMat } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { ZoomDevice } from './zoomDevice.gpu.ts';
export interface DeviceEigenOps {
    /** X := eigenvectors of the full symmetric (Hermitian) A, with elements of order 1, good to single precision. Whether there are such. */
    singles(n: number, A: DeviceMat, X: DeviceMat): Promise<boolean>;
    /** The same to double precision, on the host. */
    doubles(n: number, A: FieldMat, X: FieldMat): boolean | Promise<boolean>;
    /** Groups up to this order go to the host. */
    readonly direct?: number;
}
/** As zoomEigenRef. */
export declare function zoomEigenOn(zoom: ZoomDevice, n: number, A: DeviceMat, X: DeviceMat, w: Float64Array, ops: DeviceEigenOps, depth?: number): Promise<number>;
