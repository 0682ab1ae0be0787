// gemm_tensor_direct: C := alpha op(A) op(B) + beta C of halves on matrix units, sums in f32, the factors taken as they lie: for thin and
// small products, of which packing (gemm_tensor) would move more than the product does, and for slices of the depth.
// Storage   column-major, matrix z: element offA + z*strideA + i + l*lda of A (i < m, l < k; TRANS_A swaps i and l), in units of eight; B
//           (l, j) and C (i, j) alike, C in fours or by ones
// Mapping   workgroup (x, z) -> BM x BN tile of matrix z; SWIZZLE rows of tiles are walked column by column, for the cache's sake
//           subgroup -> WM x WN of the tile, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN tile (16..128)  BK depth of a slab (16..64)  WM WN tile of a subgroup (16..64)  MM MN MK what the matrix units multiply
//           SG subgroup size   ROUND matrices stored at a time, a multiple or a divisor of TI   T, of which C is
//           AHEAD slabs are on their way from memory while one is multiplied
//           SIZE workgroup bytes / 16: the larger of the slabs and, unless SLICES, ROUND matrices of every subgroup
//           THREADS = SG*(BM/WM)*(BN/WN); BM*BK and BN*BK multiples of 8*THREADS   EPILOGUE 1, with FOURS: gemm_epilogue
//           EDGE 1 guards what lies outside   SHIFT 1, with EDGE: units need not start at a multiple of eight: two are loaded and shifted
//           FOURS 1: C is written in vectors of four, 0: by ones   SLICES 1: C is workspace of f32 for the sums as they are
// Slices    end > 0: matrix z is the depths z*k..min((z+1)*k, end) of one product
// Needs     k > 0, with slices a multiple of BK; subgroups of SG. Without SHIFT offsets, leading dimensions and strides of A and B multiples
//           of 8. lastA, lastB: the last units that have elements of A and B, which exist to their end. FOURS: m, offC, ldc, strideC
//           multiples of 4. SLICES: C has whole tiles, everything a multiple of 4. beta = 0 never reads C. Barriers are uniform because k is
// Source    gemm_tensor_batched, for one product
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias T = f16;
const BM: u32 = 64u;
const BN: u32 = 64u;
const BK: u32 = 64u;
const WM: u32 = 32u;
const WN: u32 = 32u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const SHIFT: u32 = 1u;
const FOURS: u32 = 1u;
const SLICES: u32 = 0u;
const AHEAD: u32 = 1u;
const ROUND: u32 = 4u;
const SWIZZLE: u32 = 16u;
const SIZE: u32 = 1280u;
const ONES: u32 = 1u - FOURS;
const WRITES: u32 = 1u - SLICES;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
// A slab lies as in memory: lines of contiguous units, of rows of A or with TRANS_A of depths. An odd pitch spreads them over the banks.
const UNITS_A: u32 = (BM * (1u - TRANS_A) + BK * TRANS_A) / 8u;
const UNITS_B: u32 = (BK * (1u - TRANS_B) + BN * TRANS_B) / 8u;
const PITCH_A: u32 = UNITS_A + 1u;
const PITCH_B: u32 = UNITS_B + 1u;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const SIZE_A: u32 = BM * BK / 8u / UNITS_A * PITCH_A;
const VECTORS: u32 = MM * MN / 4u;
// A column and a matrix of sums in S; without padding lanes of one store, which hold several columns, would meet in the same banks. The
// matrices of a round lie RI below one another in C.
const COLUMN: u32 = MM / 4u + 1u;
const PLACE: u32 = MN * COLUMN;
const PER: u32 = VECTORS / SG;
const RI: u32 = min(ROUND, TI);
const FOURS_DOWN: u32 = RI * MM / 4u;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;

struct Params {
  baseX: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  lastA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  lastB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: f32,
  beta: f32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
// @when FOURS
@group(0) @binding(2) var<storage, read_write> C: array<vec4<T>>;
// @end
// @when ONES
@group(0) @binding(2) var<storage, read_write> C: array<T>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = T;
// @end
// @use lib/gemm_epilogue_four
// @use lib/tile_walk

// The slab of A, then that of B; behind the last slab, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// Eight halves from the s-th on of sixteen.
fn joined(first: vec4u, second: vec4u, s: u32) -> vec4u {
  let byFour = (s & 4u) != 0u;
  let byTwo = (s & 2u) != 0u;
  let four = select(first, vec4u(first.zw, second.xy), byFour);
  let more = select(second.xy, second.zw, byFour);
  let two = select(four, vec4u(four.yzw, more.x), byTwo);
  let next = select(more.x, more.y, byTwo);
  return select(two, (two >> vec4u(16u)) | (vec4u(two.yzw, next) << vec4u(16u)), (s & 1u) != 0u);
}

// The first `count` of eight halves, zeros behind them.
fn firstOf(unit: vec4u, count: u32) -> vec4u {
  let c = vec4u(count);
  let one = select(vec4u(), unit & vec4u(0xffffu), c > vec4u(0u, 2u, 4u, 6u));
  return select(one, unit, c > vec4u(1u, 3u, 5u, 7u));
}

// How many of eight depths from l on are less than k, along a unit or, across units, all or none.
fn countOf(l: u32, k: u32, along: bool) -> u32 {
  return select(select(0u, 8u, l < k), min(max(k, l) - l, 8u), along);
}

// Unit `id` of the slab from depth k0 on. Depths beyond k are zero; rows beyond m are whatever is found: they are not stored. The loads
// are made anyway, within the operand, because branches around them would keep them from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4u {
  let line = id / UNITS_A;
  let along = 8u * (id % UNITS_A);
  let i = row0 + select(along, line, TRANS_A == 1u);
  let l = k0 + select(line, along, TRANS_A == 1u);
  let at = base + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  if (EDGE == 0u) {
    return A[at / 8u];
  }
  var unit = A[min(at / 8u, p.lastA)];
  if (SHIFT == 1u) {
    unit = joined(unit, A[min(at / 8u + 1u, p.lastA)], at % 8u);
  }
  return firstOf(unit, countOf(l, k, TRANS_A == 1u));
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4u {
  let line = id / UNITS_B;
  let along = 8u * (id % UNITS_B);
  let j = col0 + select(line, along, TRANS_B == 1u);
  let l = k0 + select(along, line, TRANS_B == 1u);
  let at = base + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  if (EDGE == 0u) {
    return B[at / 8u];
  }
  var unit = B[min(at / 8u, p.lastB)];
  if (SHIFT == 1u) {
    unit = joined(unit, B[min(at / 8u + 1u, p.lastB)], at % 8u);
  }
  return firstOf(unit, countOf(l, k, TRANS_B == 0u));
}

// The matrix of A from row i and depth l of the slab on.
fn left(i: u32, l: u32) -> Left {
  if (TRANS_A == 1u) {
    return subgroupMatrixLoad<Left, row_major>(&S, i * PITCH_A + l / 8u, PITCH_A);
  }
  return subgroupMatrixLoad<Left, col_major>(&S, l * PITCH_A + i / 8u, PITCH_A);
}

fn right(l: u32, j: u32) -> Right {
  if (TRANS_B == 1u) {
    return subgroupMatrixLoad<Right, row_major>(&S, SIZE_A + l * PITCH_B + j / 8u, PITCH_B);
  }
  return subgroupMatrixLoad<Right, col_major>(&S, SIZE_A + j * PITCH_B + l / 8u, PITCH_B);
}

fn readsC() -> bool {
  return (bitcast<u32>(p.beta) << 1u) != 0u; // by bits: a comparison may take NaN for zero
}

// C(i..i+3, j) from the v-th four of a round's sums, whose first matrix is at `first` of S and starts at (row, col). Neighbouring lanes
// write neighbours in C, over all matrices below one another.
// @when FOURS
fn store(first: u32, v: u32, row: u32, col: u32, base: u32) {
  let down = v % FOURS_DOWN;
  let across = v / FOURS_DOWN;
  let i = row + 4u * down;
  let j = col + across;
  if ((EDGE == 1u) & ((i >= p.m) | (j >= p.n))) {
    return;
  }
  let matrix = down / (MM / 4u) + across / MN * RI;
  let at = (base + i + j * p.ldc) / 4u;
  var value = p.alpha * bitcast<vec4f>(S[first + matrix * PLACE + across % MN * COLUMN + down % (MM / 4u)]);
  if (readsC()) {
    value += p.beta * vec4f(C[at]);
  }
  // @when EPILOGUE
  value = epilogue(value, i, j);
  // @end
  C[at] = vec4<T>(value);
}
// @end
// Four of its sums that are as many apart as there are lanes, so that neighbouring lanes write neighbouring elements.
// @when ONES
fn store(first: u32, v: u32, row: u32, col: u32, base: u32) {
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    let e = v / SG * 4u * SG + q * SG + v % SG;
    let down = e % (RI * MM);
    let across = e / (RI * MM);
    let i = row + down;
    let j = col + across;
    if ((i < p.m) & (j < p.n)) {
      let matrix = down / MM + across / MN * RI;
      let at = base + i + j * p.ldc;
      let sum = S[first + matrix * PLACE + across % MN * COLUMN + down % MM / 4u][down % 4u];
      var value = p.alpha * bitcast<f32>(sum);
      if (readsC()) {
        value += p.beta * f32(C[at]);
      }
      C[at] = T(value);
    }
  }
}
// @end

@compute @workgroup_size(THREADS)
fn gemm_tensor_direct(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let wm = sg % NWM * WM;
  let wn = sg / NWM * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, AHEAD * LOADS_A>;
  // @registers
  var nextB: array<vec4u, AHEAD * LOADS_B>;
  // @unroll
  for (var q = 0u; q < AHEAD; q++) {
    if (q * BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[q * LOADS_A + s] = fetchA(t + s * THREADS, row0, q * BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[q * LOADS_B + s] = fetchB(t + s * THREADS, col0, q * BK, k, baseB);
      }
    }
  }
  for (var start = 0u; start < k; start += AHEAD * BK) {
    // @unroll
    for (var q = 0u; q < AHEAD; q++) {
      let k0 = start + q * BK;
      if (k0 < k) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[(t + s * THREADS) / UNITS_A * PITCH_A + (t + s * THREADS) % UNITS_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[SIZE_A + (t + s * THREADS) / UNITS_B * PITCH_B + (t + s * THREADS) % UNITS_B] = nextB[q * LOADS_B + s];
        }
        workgroupBarrier();
        if (k0 + AHEAD * BK < k) {
          // @unroll
          for (var s = 0u; s < LOADS_A; s++) {
            nextA[q * LOADS_A + s] = fetchA(t + s * THREADS, row0, k0 + AHEAD * BK, k, baseA);
          }
          // @unroll
          for (var s = 0u; s < LOADS_B; s++) {
            nextB[q * LOADS_B + s] = fetchB(t + s * THREADS, col0, k0 + AHEAD * BK, k, baseB);
          }
        }
        // @unroll
        for (var l = 0u; l < BK; l += MK) {
          // @registers
          var a: array<Left, TI>;
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[i] = left(wm + i * MM, l);
          }
          // @unroll
          for (var j = 0u; j < TJ; j++) {
            let b = right(l, wn + j * MN);
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
            }
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @when SLICES
  // @unroll
  for (var j = 0u; j < TJ; j++) {
    // @unroll
    for (var i = 0u; i < TI; i++) {
      let at = baseC + row0 + wm + i * MM + (col0 + wn + j * MN) * p.ldc;
      subgroupMatrixStore<col_major>(&C, at / 4u, acc[j * TI + i], p.ldc / 4u);
    }
  }
  // @end
  // @when WRITES
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * PLACE, acc[first + r], COLUMN);
    }
    workgroupBarrier();
    let row = row0 + wm + first % TI * MM;
    let col = col0 + wn + first / TI * MN;
    // @unroll
    for (var h = 0u; h < ROUND * PER; h++) {
      store(sg * ROUND * PLACE, h * SG + lane, row, col, baseC);
    }
    workgroupBarrier();
  }
  // @end
}
