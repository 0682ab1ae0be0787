// @use lib/gemm_words
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: V,
  beta: V,
// @use lib/gemm_epilogue_fields
}
