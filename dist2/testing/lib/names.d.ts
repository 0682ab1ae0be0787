/**
 * A name without what is spelt differently: dgemmBatched, dgemm_batched and testing_dgemm_batched are one; so are dgetrf and MAGMA's
 * dgetrf_gpu.
 */
export declare const plainName: (name: string) => string;
/** Whether both mean the same tester. */
export declare const sameName: (one: string, other: string) => boolean;
