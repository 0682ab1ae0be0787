import type { Triangles } from '../../core/expert.ts';
import type { Diag, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceCondition {
    readonly n: number;
    /** What is factored, or triangular. */
    readonly A: DeviceMat;
    /** The part of A that is read: 'f' for both triangles. */
    readonly part: Uplo | 'f';
    /** 'u': the diagonal of A is taken as ones. */
    readonly diag: Diag;
    /** Imaginary parts on the diagonal are not looked at. */
    readonly hermitian?: boolean;
    readonly rcond: DeviceMat;
    /** Enqueues the norm of the matrix into an element. */
    anorm(result: DeviceMat): void;
    /** n elements of which none is zero unless the matrix is singular; the diagonal of A if left out. */
    readonly pivots?: DeviceMat;
    /** Enqueues the product of X, n x columns, with the inverse, or with its conjugate transpose. */
    solve(X: DeviceMat, columns: number, transposed: boolean): void;
}
export declare const noteCondition: (queue: Queue, routine: string) => void;
/** Enqueues rcond := 1 / (||A|| ||A^-1||). */
export declare function enqueueCondition(queue: Queue, s: DeviceCondition): void;
/** A condition number of a matrix that is known by triangles in A; with norm 'i' by the 1-norm of the conjugate transpose. */
export interface DeviceTriangles extends Pick<DeviceCondition, 'n' | 'A' | 'rcond' | 'anorm'> {
    readonly triangles: Triangles;
    readonly norm: '1' | 'o' | 'i';
}
/** As enqueueCondition, by solves with triangles, one after the other. */
export declare function enqueueTrianglesCondition(queue: Queue, { triangles, norm, ...s }: DeviceTriangles): void;
/** Enqueues result := a number that the host knows. */
export declare const enqueueNumber: (queue: Queue, value: number, result: DeviceMat) => void;
