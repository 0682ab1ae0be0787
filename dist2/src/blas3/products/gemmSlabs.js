// Workgroup memory of the kernels that keep slabs of both factors there: gemm_tiled, gemm_direct and those for triangles.
/** Whether a workgroup with so many bytes, any number if undefined, has the memory for a tile, with the larger PAD. */
export const hasRoom = (workgroupBytes, { BM, BN, BK }) => workgroupBytes === undefined || (BM + BN + 8) * BK * 4 <= workgroupBytes;
