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
alias R = f32;
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 32u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const FLUSH: u32 = 0u;
const PER_SUM: u32 = 1u;
const REPEAT: u32 = 0u;
const EDGE: u32 = 0u;
const PART: u32 = 0u;
const PAD: u32 = 1u;
const SWIZZLE: u32 = 8u;
const ROUND: u32 = 4u;
const SIZE: u32 = 1280u; // the larger of SLAB and SCRATCH
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const PITCH_A: u32 = BM / 8u + PAD;
const PITCH_B: u32 = BN / 8u + PAD;
const SIZE_A: u32 = PITCH_A * BK;
const SIZE_B: u32 = PITCH_B * BK;
const VECTORS: u32 = MM * MN / 4u;
const PER: u32 = VECTORS / SG;
// Vectors of S that a column and a matrix of sums take; without padding lanes of one store, which hold several columns, would meet in the
// same banks.
const STORED_COLUMN: u32 = MM / 4u / PER_SUM + 1u;
const STORED_SUMS: u32 = MN * STORED_COLUMN;
const TOTALS: u32 = 1u + (TI * TJ * PER - 1u) * FLUSH;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;

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

// Slabs of A and B, plane by plane; between slabs, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// @use lib/gemm_shift

// Four sums, the v-th ones of the matrix in place `matrix` of S.
fn sumsOf(matrix: u32, v: u32) -> vec4f {
  let found = S[matrix * STORED_SUMS + v / (MM / 4u) * STORED_COLUMN + v % (MM / 4u) / PER_SUM];
  if (PER_SUM == 1u) {
    return bitcast<vec4f>(found);
  }
  let halves = select(found.xy, found.zw, v % 2u == 1u);
  return vec4f(unpack2x16float(halves.x), unpack2x16float(halves.y));
}

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
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
  // The corner of the tile that reaches farthest into the part.
  if (!isWanted(row0 + select(0u, BM - 1u, PART == 1u), col0 + select(0u, BN - 1u, PART == 2u))) {
    return;
  }
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A * PLANES>;
  // @registers
  var nextB: array<vec4u, LOADS_B * PLANES>;
  // @registers
  var total: array<vec4f, TOTALS>;
  let ua = t % (BM / 8u);
  let va = t / (BM / 8u);
  let ub = t % (BN / 8u);
  let vb = t / (BN / 8u);
  let stepA = THREADS / (BM / 8u);
  let stepB = THREADS / (BN / 8u);
  var atA = p.offA + z * p.strideA + row0 / 8u + ua + va * p.lda;
  var atB = p.offB + z * p.strideB + col0 / 8u + ub + vb * p.ldb;
// @use lib/gemm_tensor_fetch
  var slab = 0u;
  for (; slab < p.slabs; ) {
    let stop = select(p.slabs, min(p.slabs, slab + p.flush), FLUSH == 1u);
    for (; slab < stop; slab++) {
      // @unroll
      for (var q = 0u; q < PLANES; q++) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[q * SIZE_A + ua + (va + s * stepA) * PITCH_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[PLANES * SIZE_A + q * SIZE_B + ub + (vb + s * stepB) * PITCH_B] = nextB[q * LOADS_B + s];
        }
      }
      workgroupBarrier();
      let more = slab + 1u < p.slabs;
      if ((REPEAT == 1u) | more) {
        let depths = select(BK, select(0u, BK, more), REPEAT == 1u);
        atA += depths * p.lda;
        atB += depths * p.ldb;
// @use lib/gemm_tensor_fetch
      }
      // @unroll
      for (var l = 0u; l < BK; l += MK) {
        // @registers
        var a: array<Left, TI * PLANES>;
        // @unroll
        for (var q = 0u; q < PLANES; q++) {
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[q * TI + i] = subgroupMatrixLoad<Left, col_major>(&S, q * SIZE_A + (wm + i * MM) / 8u + l * PITCH_A, PITCH_A);
          }
        }
        // @unroll
        for (var j = 0u; j < TJ; j++) {
          // @registers
          var b: array<Right, PLANES>;
          // @unroll
          for (var q = 0u; q < PLANES; q++) {
            b[q] = subgroupMatrixLoad<Right, row_major>(
              &S, PLANES * SIZE_A + q * SIZE_B + (wn + j * MN) / 8u + l * PITCH_B, PITCH_B);
          }
          // The small products first: they lose least that way.
          // @unroll
          for (var q = 1u; q < PLANES; q++) {
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[TI + i], b[0], acc[j * TI + i]);
            }
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[q], acc[j * TI + i]);
            }
          }
          // @unroll
          for (var i = 0u; i < TI; i++) {
            acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[0], acc[j * TI + i]);
          }
        }
      }
      workgroupBarrier();
    }
    if (FLUSH == 1u) {
      // @unroll
      for (var first = 0u; first < TI * TJ; first += ROUND) {
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], STORED_COLUMN);
          acc[first + r] = Sum();
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          // @unroll
          for (var h = 0u; h < PER; h++) {
            total[((first + r) * PER + h) % TOTALS] += sumsOf(sg * ROUND + r, h * SG + lane);
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    if (FLUSH == 0u) {
      // @unroll
      for (var r = 0u; r < ROUND; r++) {
        subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], STORED_COLUMN);
      }
      workgroupBarrier();
    }
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        var value: vec4f;
        if (FLUSH == 0u) {
          value = sumsOf(sg * ROUND + r, v);
        } else {
          value = total[((first + r) * PER + h) % TOTALS];
        }
        let i = row0 + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = col0 + wn + (first + r) / TI * MN + v / (MM / 4u);
        store(value, i, j, z);
      }
    }
    if (FLUSH == 0u) {
      workgroupBarrier();
    }
  }
}
