// trsv_block: x := T^-1 x in place for a lower triangular T of order nb <= NB, in one workgroup.
// Storage   T(i, j) = A[offA + i*rsA + j*csA], x(i) = x[offX + i*stepX]. The strides may be negative: an upper triangle is a lower one read
//           backwards, a transpose swaps rsA and csA
// Mapping   thread -> its row, its element of x in a register. S rows at a time: every thread solves their triangle for itself, which costs
//           less than a barrier per row, and takes what they mean from its own
// Tunables  NB order of the block and threads (64..256)  S rows of a step (4..16, divides NB, S*S <= NB)   workgroup bytes = 8*S*(S + 1)
//           UNIT 1: the diagonal is one and is not used   BAND 1: only the k diagonals below it count
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per step; the row count nb is a uniform.
// Source    right-looking substitution; BLAS xTRSV. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const S: u32 = 8u;
const UNIT: u32 = 0u;
const BAND: u32 = 0u;

struct Params {
  nb: u32,
  k: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offX: i32,
  stepX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// Of steps in turn, so that a step may be written while the one before it is read.
var<workgroup> corners: array<f32, 2u * S * S>;
var<workgroup> sides: array<f32, 2u * S>;

// T(row, column), or some element of T where that is outside.
fn readT(row: u32, column: u32) -> f32 {
  return A[p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA];
}

@compute @workgroup_size(NB)
fn trsv_block(@builtin(local_invocation_index) row: u32) {
  let at = p.offX + i32(row) * p.stepX;
  var value = 0.0;
  if (row < p.nb) {
    value = x[at];
  }
  // @registers
  var now: array<f32, S>;
  // @registers
  var next: array<f32, S>;
  // @unroll
  for (var u = 0u; u < S; u++) {
    now[u] = readT(row, u);
  }
  let i = (row / S) % S;
  let j = row % S;
  var corner = readT(i, j);
  for (var first = 0u; first < p.nb; first += S) {
    let turn = (first / S) % 2u;
    if (row < S * S) {
      corners[turn * S * S + row] = corner;
    }
    if (row / S == first / S) {
      sides[turn * S + j] = value;
    }
    workgroupBarrier();
    corner = readT(first + S + i, first + S + j);
    // @unroll
    for (var u = 0u; u < S; u++) {
      next[u] = readT(row, first + S + u);
    }
    // @registers
    var y: array<f32, S>;
    var own = value;
    var updated = value;
    // @unroll
    for (var u = 0u; u < S; u++) {
      var sum = sides[turn * S + u];
      // @unroll
      for (var v = 0u; v < u; v++) {
        let t = corners[turn * S * S + u * S + v];
        sum = select(sum, fma(-t, y[v], sum), (BAND == 0u) | (u - v <= p.k));
      }
      if (UNIT == 0u) {
        sum = sum / corners[turn * S * S + u * S + u];
      }
      y[u] = sum;
      own = select(own, sum, row == first + u);
      updated = select(updated, fma(-now[u], sum, updated), (BAND == 0u) | (row - first - u <= p.k));
    }
    value = select(own, updated, row >= first + S);
    // @unroll
    for (var u = 0u; u < S; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = value;
  }
}
