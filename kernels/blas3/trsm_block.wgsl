// trsm_block: X := alpha T^-1 B in place for a lower triangular T of order nb <= NB, by substitution (as accurate as LAPACK's).
// Storage   T(i, j) = A[offA + z*strideA + i*rsA + j*csA], X(i, c) = B[offB + z*strideB + i*rsB + c*csB]. The strides may be negative:
//           an upper triangle is a lower one read backwards, a transpose swaps rsA and csA, and X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x, z) -> COLS columns of matrix z; thread (row, g) -> its row in columns g, g + GROUPS, ... kept in registers
// Tunables  NB order of the block (8..64)  GROUPS threads per row (1..8)  TC columns per thread (1..8)
//           THREADS = NB*GROUPS <= 256; workgroup bytes = NB*(NB+1)*4 + NB*GROUPS*TC*4
//           UNIT 1: the diagonal is one and is not read   A_IN_B 1: A lies in B's buffer
// Needs     nothing. Only the triangle of T is read. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution, one row of X per step; BLAS xTRSM
const NB: u32 = 16u;
const GROUPS: u32 = 4u;
const TC: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = NB * GROUPS;
const COLS: u32 = GROUPS * TC;

struct Params {
  baseX: u32,
  baseZ: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  strideA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  strideB: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> Ts: array<f32, NB * (NB + 1u)>; // one word of padding per row against bank conflicts
var<workgroup> Xs: array<f32, NB * COLS>;

fn readA(at: i32) -> f32 {
  if (A_IN_B == 1u) {
    return B[at];
  }
  return A[at];
}

@compute @workgroup_size(THREADS)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = i32(group.z + p.baseZ);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let row = t % NB;
  let g = t / NB;
  let col0 = (group.x + p.baseX) * COLS;
  for (var id = t; id < NB * NB; id += THREADS) {
    let i = id % NB;
    let j = id / NB;
    if (i < p.nb && (j < i || (j == i && UNIT == 0u))) {
      Ts[i * (NB + 1u) + j] = readA(baseA + i32(i) * p.rsA + i32(j) * p.csA);
    }
  }
  // @registers
  var x: array<f32, TC>;
  // @unroll
  for (var q = 0u; q < TC; q++) {
    let c = col0 + g + q * GROUPS;
    if (row < p.nb && c < p.columns) {
      x[q] = p.alpha * B[baseB + i32(row) * p.rsB + i32(c) * p.csB];
    }
  }
  workgroupBarrier();
  for (var i = 0u; i < p.nb; i++) {
    if (row == i) {
      // @unroll
      for (var q = 0u; q < TC; q++) {
        if (UNIT == 0u) {
          x[q] = x[q] / Ts[i * (NB + 1u) + i];
        }
        Xs[i * COLS + g + q * GROUPS] = x[q];
      }
    }
    workgroupBarrier();
    if (row > i && row < p.nb) {
      let factor = Ts[row * (NB + 1u) + i];
      // @unroll
      for (var q = 0u; q < TC; q++) {
        x[q] = fma(-factor, Xs[i * COLS + g + q * GROUPS], x[q]);
      }
    }
  }
  // @unroll
  for (var q = 0u; q < TC; q++) {
    let c = col0 + g + q * GROUPS;
    if (row < p.nb && c < p.columns) {
      B[baseB + i32(row) * p.rsB + i32(c) * p.csB] = x[q];
    }
  }
}
