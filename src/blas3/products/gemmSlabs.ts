// Workgroup memory of the kernels that keep slabs of both factors there: gemm_tiled, gemm_direct and those for triangles.

interface Slabs {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
}

/** Whether a workgroup with so many bytes, any number if undefined, has the memory for a tile, with the larger PAD. */
export const hasRoom = (workgroupBytes: number | undefined, { BM, BN, BK }: Slabs): boolean =>
  workgroupBytes === undefined || (BM + BN + 8) * BK * 4 <= workgroupBytes;
