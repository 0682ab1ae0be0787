// gemm_tensor: C := alpha A B + beta C on matrix units (subgroup matrices), f16 factors, f32 sums or, with R = f16, halves; or, with
// PLANES = 2, the product of factors that are sums of two halves each, hi + lo: hi*hi + lo*hi + hi*lo, as accurate as f32.
// Storage   A as op(A)^T: eight rows i are one unit, A[offA + z*strideA + q*planeA + i/8 + l*lda]; B alike with columns j; all in units
//           C(i, j) = C[(offC + z*strideC + i + j*ldc) / 4]
//           SCALED 1: row i of A was scaled for its exponent field rowExponent[i + z*rowStride], column j of B for
//           columnExponent[j + z*columnStride] (gemm_pack)
// Mapping   workgroup (x, z) -> BM x BN tile of matrix z; SWIZZLE rows of tiles are walked column by column, for the cache's sake
//           subgroup -> WM x WN of the tile, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN tile (64..256)  BK depth of a slab (16..64)  WM WN tile of a subgroup (32, 64)  MM MN MK what the matrix units multiply
//           SG subgroup size   PAD units between rows of a slab, against bank conflicts   ROUND matrices stored at a time, divides TI*TJ
//           REPEAT 1: behind the last slab it is loaded once more, to no use: no branch around the loads
//           R what the units sum in, PER_SUM sums to a word   FLUSH 1, R = f32: every `flush` slabs the sums move to f32 registers, because
//           matrix units round toward zero (see Source)  THREADS = SG*(BM/WM)*(BN/WN); BM*BK and BN*BK multiples of 8*THREADS, THREADS
//           of BM/8 and BN/8  workgroup bytes = 16*SIZE   EPILOGUE 1: gemm_epilogue   EDGE 1 guards tiles that stick out of C
//           PART 1: only the lower triangle of C is computed and written, 2: only the upper
// Needs     A and B padded to whole tiles and slabs; m, offC, ldc, strideC multiples of 4; subgroups of SG. beta = 0 never reads C
// Source    two planes: Ootomo and Yokota, IJHPCA 36 (2022). Two products of 64 x 64 per subgroup keep most of an H200's matrix units
//           idle waiting for workgroup memory: rows of A and of B next to each other in memory load a quarter faster than depths (2026-11)
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias T = f32;
const SCALED: u32 = 0u;
const EDGE: u32 = 0u;
const PART: u32 = 0u;
const SWIZZLE: u32 = 8u;

// @use lib/gemm_tensor_tile

struct Params {
  baseX: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slabs: u32,
  flush: u32,
  offA: u32,
  lda: u32,
  planeA: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  planeB: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  rowStride: u32,
  columnStride: u32,
  alpha: f32,
  beta: f32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read> rowExponent: array<u32>;
@group(0) @binding(3) var<storage, read> columnExponent: array<u32>;
@group(0) @binding(4) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(5) var<uniform> p: Params;

// @when EPILOGUE
alias Element = T;
// @end
// @use lib/gemm_epilogue_four

// @use lib/gemm_shift

// value * 2^e, in two steps that neither overflow nor vanish unless the result does.
fn scaled(value: vec4f, e: vec4i) -> vec4f {
  let half = e / 2;
  return value * bitcast<vec4f>((half + 127) << vec4u(23u)) * bitcast<vec4f>((e - half + 127) << vec4u(23u));
}

// Whether element (i, j) of C is asked for.
fn isWanted(i: u32, j: u32) -> bool {
  return (PART == 0u) | ((PART == 1u) & (i >= j)) | ((PART == 2u) & (i <= j));
}

// @use lib/tile_walk

// C(i..i+3, j) := alpha times the sums + beta C.
fn store(sums: vec4f, i: u32, j: u32, z: u32) {
  if ((EDGE == 1u) & ((i >= p.m) | (j >= p.n))) {
    return;
  }
  var value = sums;
  if (SCALED == 1u) {
    let at = i + z * p.rowStride;
    let column = shiftOf(columnExponent[j + z * p.columnStride]);
    var shift: vec4i;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      shift[q] = shiftOf(rowExponent[at + q]) + column;
    }
    value = scaled(value, -shift);
  }
  value *= p.alpha;
  let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
  if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
    value += p.beta * vec4f(C[at]);
  }
  // @when EPILOGUE
  value = epilogue(value, i, j);
  // @end
  if (isWanted(i, j) & isWanted(i + 3u, j)) {
    C[at] = vec4<T>(value);
  } else {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      if (isWanted(i + q, j)) {
        C[at][q] = T(value[q]);
      }
    }
  }
}

@compute @workgroup_size(THREADS)
fn gemm_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let zB = z;
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
  // The corner of the tile that reaches farthest into the part.
  if (!isWanted(row0 + select(0u, BM - 1u, PART == 1u), col0 + select(0u, BN - 1u, PART == 2u))) {
    return;
  }
// @use lib/gemm_tensor_run
}
