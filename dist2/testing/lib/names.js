// Names of testers as other libraries spell them.
/**
 * A name without what is spelt differently: dgemmBatched, dgemm_batched and testing_dgemm_batched are one; so are dgetrf and MAGMA's
 * dgetrf_gpu.
 */
export const plainName = (name) => name
    .toLowerCase()
    .replace(/^testing_|_gpu$|_/g, '')
    .replace(/batchedstrided$/, 'stridedbatched');
/** Whether both mean the same tester. */
export const sameName = (one, other) => plainName(one) === plainName(other);
