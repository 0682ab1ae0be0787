/** X := A^-1 B, by factors in half, or where iter < 0 in single, A then being overwritten by its factors. */
export declare const shgesvRef: (n: number, nrhs: number, A: import("../../core/matrix.ts").FieldMat, ipiv: Int32Array, ipivOff: number, B: import("../../core/matrix.ts").FieldMat, X: import("../../core/matrix.ts").FieldMat) => import("./gmres.ref.ts").GmresResult;
