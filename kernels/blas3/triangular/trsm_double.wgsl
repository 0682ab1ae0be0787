// trsm_double: X := alpha T^-1 X in doubles, real or complex, for a lower triangular T of order nb <= NB, by substitution.
// Storage   matrix z: T(i, j) = A[offA + z*strideA + i*rsA + j*csA], X(i, c) = B[offB + z*strideB + i*rsB + c*csB]. The strides may be
//           negative: an upper triangle is a lower one read backwards, a transpose swaps rsA and csA, X op(A) = B is op(A)^T X^T = B^T;
//           with conjA the conjugates of A are read
// Mapping   workgroup (x, z) -> COLS columns of matrix z; thread -> one element of them
// Tunables  NB order of the block (16..64)  COLS columns per workgroup (1..16), NB*COLS threads; workgroup bytes (NB + 2*COLS)*size(T)
//           T V COMPLEX: lib/double_elements
//           UNIT 1: the diagonal is one and is not used   A_IN_B 1: A lies in B's buffer
//           INVERT 1: B is not read but taken as the unit matrix
// Needs     nothing; one barrier per row, nb is a uniform. What is beside the triangle is not read
// Source    right-looking substitution, one row of X per step; BLAS xTRSM. Rows are multiplied by reciprocals, which are made side by side:
//           a division in each step would be most of the chain. Where a reciprocal would be beyond the range they are divided
// @use lib/double_elements
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
  conjA: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// 1 / T(i, i); 0 where that is not to be used.
var<workgroup> reciprocals: array<V, NB>;
// The row of X that a step solves, of two steps by turns: who writes one is past the barrier behind which the row before the last was read.
var<workgroup> solved: array<V, 2u * COLS>;

fn readT(offA: i32, i: u32, j: u32) -> V {
  let at = offA + i32(i) * p.rsA + i32(j) * p.csA;
  var value: V;
  // @when A_IN_B
  value = widen(B[at]);
  // @end
  // @when APART
  value = widen(A[at]);
  // @end
  return select(value, conj(value), p.conjA != 0u);
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
  var x: V;
  if (mine) {
    if (INVERT == 1u) {
      x = select(V(), one(), row == column);
    } else {
      x = byFactor(p.alpha, widen(B[at]));
    }
  }
  if (UNIT == 0u && c == 0u) {
    var reciprocal: V;
    if (row < p.nb) {
      let d = readT(offA, row, row);
      // Of complex numbers that of the larger part.
      var exponent = dAbs(realPart(d)).y >> 20u;
      // @when COMPLEX
      exponent = max(exponent, dAbs(d.zw).y >> 20u);
      // @end
      if (exponent > 8u && exponent < 2040u) {
        reciprocal = inverse(d);
      }
    }
    reciprocals[row] = reciprocal;
  }
  workgroupBarrier();
  var next: V;
  if (mine && row > 0u) {
    next = readT(offA, row, 0u);
  }
  for (var i = 0u; i < p.nb; i++) {
    // Loaded a step ahead, to keep memory's latency out of the chain.
    let factor = neg(next);
    if (mine && row > i + 1u) {
      next = readT(offA, row, i + 1u);
    }
    if (mine && row == i) {
      if (UNIT == 0u) {
        let reciprocal = reciprocals[i];
        if (isZeroV(reciprocal)) {
          x = divide(x, readT(offA, i, i));
        } else {
          x = mul(x, reciprocal);
        }
      }
      solved[(i % 2u) * COLS + c] = x;
    }
    workgroupBarrier();
    if (mine && row > i) {
      x = mad(factor, solved[(i % 2u) * COLS + c], x);
    }
  }
  if (mine) {
    B[at] = narrow(x);
  }
}
