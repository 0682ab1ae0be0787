import type { HostArray } from '../../core/field.ts';
import type { Mat } from '../../core/matrix.ts';
/** A := A^T for a matrix of order n, with `conj` A := A^H. */
export declare function transposeInplaceRef(n: number, { data, off, ld, parts }: Mat<HostArray>, conj?: boolean): void;
