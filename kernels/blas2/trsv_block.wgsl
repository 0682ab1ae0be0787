// trsv_block: x := T^-1 x in place for a lower triangular T of order nb <= NB: one thread per row, T streamed, one workgroup.
// Storage   T(i, j) = A[offA + i*rsA + j*csA], x(i) = x[offX + i*stepX]. The strides may be negative: an upper triangle is a lower one read
//           backwards, a transpose swaps rsA and csA
// Mapping   thread -> its row, its element of x in a register
// Tunables  NB order of the block and threads (64..256)  DEPTH columns of T loaded ahead (4..16, divides NB)   workgroup bytes = NB*4
//           UNIT 1: the diagonal is one and is not used   BAND 1: only the k diagonals below it count
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution; BLAS xTRSV. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const DEPTH: u32 = 4u;
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

var<workgroup> solved: array<f32, NB>;

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
  var now: array<f32, DEPTH>;
  // @registers
  var next: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = readT(row, u);
  }
  for (var i0 = 0u; i0 < p.nb; i0 += DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = readT(row, i0 + DEPTH + u);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        if (UNIT == 0u) {
          value = value / now[u];
        }
        solved[i] = value;
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb) & ((BAND == 0u) | (row - i <= p.k))) {
        value = fma(-now[u], solved[i], value);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = value;
  }
}
