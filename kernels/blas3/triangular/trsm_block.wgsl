// trsm_block: X := alpha T^-1 B in place for a lower triangular T of order nb <= NB, by substitution (as accurate as LAPACK's).
// Storage   matrix z: T(i, j) = A[offA + z*strideA + i*rsA + j*csA], X(i, c) = B[offB + z*strideB + i*rsB + c*csB]. The strides may be
//           negative: an upper triangle is a lower one read backwards, a transpose swaps rsA and csA, X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x, z) -> COLS columns of matrix z; thread -> its row of them, in registers; T is streamed, each thread its row
// Tunables  NB order of the block and threads (64..256)  COLS columns per workgroup (1..16)  DEPTH columns of T loaded ahead
//           (4..16, even, divides NB)  workgroup bytes = (2*COLS + DEPTH*(NB+1))*size(V)
//           UNIT 1: the diagonal is one and is not used   A_IN_B 1: A lies in B's buffer   CONJ 1: T is of the conjugates of A's elements
//           INVERT 1: B is not read but taken as the unit matrix, whose leading zeros are skipped
//           STAGED 1: rows of T are contiguous, not columns:
//           neighbouring threads load neighbours and exchange them through workgroup memory
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution, one row of X per step; BLAS xTRSM. The chain of rows is the whole cost:
//           memory latency is kept out of it
// @use lib/field
const NB: u32 = 64u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;
const CONJ: u32 = 0u;
const A_IN_B: u32 = 0u;
const STAGED: u32 = 0u;
const INVERT: u32 = 0u;

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
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// The rows of X that two steps solve: who writes one is past the barrier behind which the row before the last was read.
var<workgroup> Xs: array<V, 2u * COLS>;
var<workgroup> Ts: array<V, DEPTH * (NB + 1u)>;

// T(row, column), or some element of T where that is outside.
fn readT(offA: i32, row: u32, column: u32) -> V {
  let at = offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA;
  var value: T;
  if (A_IN_B == 1u) {
    value = B[at];
  } else {
    value = A[at];
  }
  if (CONJ == 1u) {
    return conj(widen(value));
  }
  return widen(value);
}

// Value u of thread t's share of columns i0 .. i0+DEPTH-1: its own row's, or one of DEPTH neighbours along another row.
fn share(offA: i32, t: u32, u: u32, i0: u32) -> V {
  return readT(
    offA,
    select(t, t / DEPTH + u * (NB / DEPTH), STAGED == 1u),
    i0 + select(u, t % DEPTH, STAGED == 1u),
  );
}

@compute @workgroup_size(NB)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) row: u32) {
  let col0 = (group.x + p.baseX) * COLS;
  let z = i32(group.z + p.baseZ);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  // @registers
  var x: array<V, COLS>;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if (INVERT == 1u) {
      x[q] = select(V(), p.alpha, row == col0 + q);
    } else if ((row < p.nb) & (col0 + q < p.columns)) {
      x[q] = mul(p.alpha, widen(B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB]));
    }
  }
  let first = select(0u, col0 / DEPTH * DEPTH, INVERT == 1u);
  // @registers
  var now: array<V, DEPTH>;
  // @registers
  var next: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = share(offA, row, u, first);
  }
  for (var i0 = first; i0 < p.nb; i0 += DEPTH) {
    if (STAGED == 1u) {
      // The barriers of the steps below keep the next exchange from overtaking this one.
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        Ts[(row % DEPTH) * (NB + 1u) + row / DEPTH + u * (NB / DEPTH)] = now[u];
      }
      workgroupBarrier();
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        now[u] = Ts[u * (NB + 1u) + row];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = share(offA, row, u, i0 + DEPTH);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          if (UNIT == 0u) {
            x[q] = divide(x[q], now[u]);
          }
          Xs[(u % 2u) * COLS + q] = x[q];
        }
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb)) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          x[q] = mad(-now[u], Xs[(u % 2u) * COLS + q], x[q]);
        }
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if ((row < p.nb) & (col0 + q < p.columns)) {
      B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB] = narrow(x[q]);
    }
  }
}
