// trsm_double: X := alpha T^-1 X in doubles for a lower triangular T of order nb <= NB, by substitution.
// Storage   matrix z: T(i, j) = A[offA + z*strideA + i*rsA + j*csA], X(i, c) = B[offB + z*strideB + i*rsB + c*csB]. The strides may be
//           negative: an upper triangle is a lower one read backwards, a transpose swaps rsA and csA, X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x, z) -> COLS columns of matrix z; thread -> one element of them
// Tunables  NB order of the block (16..64)  COLS columns per workgroup (1..16), NB*COLS threads; workgroup bytes 8*(NB + 2*COLS)
//           UNIT 1: the diagonal is one and is not used   A_IN_B 1: A lies in B's buffer
//           INVERT 1: B is not read but taken as the unit matrix
// Needs     nothing; one barrier per row, nb is a uniform. What is beside the triangle is not read
// Source    right-looking substitution, one row of X per step; BLAS xTRSM. Rows are multiplied by reciprocals, which are made side by side:
//           a division in each step would be most of the chain. Where a reciprocal would be beyond the range they are divided
// @use lib/double
const NB: u32 = 64u;
const COLS: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const INVERT: u32 = 0u;
const APART: u32 = 1u - A_IN_B;

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
  alpha: vec2u,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> B: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

// 1 / T(i, i); 0 where that is not to be used.
var<workgroup> reciprocals: array<vec2u, NB>;
// The row of X that a step solves, of two steps by turns: who writes one is past the barrier behind which the row before the last was read.
var<workgroup> solved: array<vec2u, 2u * COLS>;

fn readT(offA: i32, i: u32, j: u32) -> vec2u {
  let at = offA + i32(i) * p.rsA + i32(j) * p.csA;
  // @when A_IN_B
  return B[at];
  // @end
  // @when APART
  return A[at];
  // @end
}

@compute @workgroup_size(NB * COLS)
fn trsm_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = t % NB;
  let c = t / NB;
  let column = (group.x + p.baseX) * COLS + c;
  let mine = row < p.nb && column < p.columns;
  let z = i32(group.z + p.baseZ);
  let offA = p.offA + z * p.strideA;
  let at = p.offB + z * p.strideB + i32(row) * p.rsB + i32(column) * p.csB;
  var x: vec2u;
  if (mine) {
    if (INVERT == 1u) {
      x = select(vec2u(), D_ONE, row == column);
    } else {
      x = dMul(p.alpha, B[at]);
    }
  }
  if (UNIT == 0u && c == 0u) {
    var reciprocal: vec2u;
    if (row < p.nb) {
      let d = readT(offA, row, row);
      let exponent = (d.y >> 20u) & 0x7ffu;
      if (exponent > 8u && exponent < 2040u) {
        reciprocal = dDiv(D_ONE, d);
      }
    }
    reciprocals[row] = reciprocal;
  }
  workgroupBarrier();
  var next: vec2u;
  if (mine && row > 0u) {
    next = readT(offA, row, 0u);
  }
  for (var i = 0u; i < p.nb; i++) {
    // Loaded a step ahead, to keep memory's latency out of the chain.
    let factor = dNeg(next);
    if (mine && row > i + 1u) {
      next = readT(offA, row, i + 1u);
    }
    if (mine && row == i) {
      if (UNIT == 0u) {
        let reciprocal = reciprocals[i];
        if (dIsZero(reciprocal)) {
          x = dDiv(x, readT(offA, i, i));
        } else {
          x = dMul(x, reciprocal);
        }
      }
      solved[(i % 2u) * COLS + c] = x;
    }
    workgroupBarrier();
    if (mine && row > i) {
      x = dFma(factor, solved[(i % 2u) * COLS + c], x);
    }
  }
  if (mine) {
    B[at] = x;
  }
}
