// trsv_block: x := L^-1 x in place for a lower triangular L of order nb <= NB, in one workgroup.
// Storage   L(i, j) = A[offA + i*rsA + j*csA], x(i) = x[offX + i*stepX]. The strides may be negative: an upper triangle is a lower one read
//           backwards, a transpose swaps rsA and csA
// Mapping   thread -> its row, its element of x in a register. S rows at a time: every thread solves their triangle for itself, which costs
//           less than a barrier per row, and takes what they mean from its own
// Tunables  NB order of the block and threads (64..256)  S rows of a step (4..16, divides NB, S*S <= NB)   workgroup bytes =
//           2*S*(S + 1)*size(V)
//           UNIT 1: the diagonal is one and is not used   BAND 1: only the k diagonals below it count   CONJ 1: L is conjugated
//           T V COMPLEX: lib/field
// Needs     nothing. The other triangle of L may be loaded, never used. One barrier per step; the row count nb is a uniform.
// Source    right-looking substitution; BLAS xTRSV. The chain of rows is the whole cost: memory latency is kept out of it
// @use lib/field
// @use lib/field_double
const NB: u32 = 64u;
const S: u32 = 8u;
const UNIT: u32 = 0u;
const BAND: u32 = 0u;
const CONJ: u32 = 0u;

struct Params {
  nb: u32,
  k: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offX: i32,
  stepX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> x: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// Of steps in turn, so that a step may be written while the one before it is read.
var<workgroup> corners: array<V, 2u * S * S>;
var<workgroup> sides: array<V, 2u * S>;

// L(row, column), or some element of L where that is outside.
fn readL(row: u32, column: u32) -> V {
  let value = widen(A[p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA]);
  return select(value, conj(value), CONJ == 1u);
}

@compute @workgroup_size(NB)
fn trsv_block(@builtin(local_invocation_index) row: u32) {
  let at = p.offX + i32(row) * p.stepX;
  var value = V();
  if (row < p.nb) {
    value = widen(x[at]);
  }
  // @registers
  var now: array<V, S>;
  // @registers
  var next: array<V, S>;
  // @unroll
  for (var u = 0u; u < S; u++) {
    now[u] = readL(row, u);
  }
  let i = (row / S) % S;
  let j = row % S;
  var corner = readL(i, j);
  for (var first = 0u; first < p.nb; first += S) {
    let turn = (first / S) % 2u;
    if (row < S * S) {
      corners[turn * S * S + row] = corner;
    }
    if (row / S == first / S) {
      sides[turn * S + j] = value;
    }
    workgroupBarrier();
    corner = readL(first + S + i, first + S + j);
    // @unroll
    for (var u = 0u; u < S; u++) {
      next[u] = readL(row, first + S + u);
    }
    // @registers
    var y: array<V, S>;
    var own = value;
    var updated = value;
    // @unroll
    for (var u = 0u; u < S; u++) {
      var sum = sides[turn * S + u];
      // @unroll
      for (var v = 0u; v < u; v++) {
        let t = corners[turn * S * S + u * S + v];
        sum = select(sum, mad(neg(t), y[v], sum), (BAND == 0u) | (u - v <= p.k));
      }
      if (UNIT == 0u) {
        sum = divide(sum, corners[turn * S * S + u * S + u]);
      }
      y[u] = sum;
      own = select(own, sum, row == first + u);
      updated = select(updated, mad(neg(now[u]), sum, updated), (BAND == 0u) | (row - first - u <= p.k));
    }
    value = select(own, updated, row >= first + S);
    // @unroll
    for (var u = 0u; u < S; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = narrow(value);
  }
}
