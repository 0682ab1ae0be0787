/** As symmRef with a Hermitian A. Imaginary parts on its diagonal are not read. */
export declare const hemmRef: import("../../core/signatures.ts").Symm<import("../../core/matrix.ts").FieldMat>;
export declare const hemmBlockedRef: import("../../core/signatures.ts").Symm<import("../../core/matrix.ts").FieldMat>;
