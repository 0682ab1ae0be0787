// laswp: applies `count` row interchanges k <-> ipiv(k) to columns of A, as one gather and one scatter. With SOLVE also
// U12 := L11^-1 A12 for their rows first .. first+count-1, which are in workgroup memory then anyway.
// Storage   A[off + i + j*lda], i < m; ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with. The columns are `left` ones
//           from column `left0` on, then those from column `right0` on, `columns` in all; SOLVE is for the latter only.
//           L11[q + s*lda] at offL, q > s: unit lower triangular
// Mapping   workgroup (x) -> COLS columns; thread (slot, c): slot < NP stands for row first+slot, slot >= NP for the pivot row of
//           slot-NP. Every thread finds the source of its row by walking the interchanges backwards, so nothing is swapped in sequence.
//           SOLVE: thread -> one column, its NP elements in registers, forward substitution
// Tunables  NP interchanges per dispatch (8..64, a multiple of 4)  THREADS a multiple of 2*NP  COLS columns per workgroup, a multiple of
//           THREADS/(2*NP), at most THREADS; workgroup bytes 4*NP, SOLVE size(V)*(NP*NP + COLS*(NP + 1)) more;
//           the host cuts longer lists into pieces of NP
// Needs     pivots in 1..m (clamped, so that a wrong list cannot write elsewhere). A workgroup owns its columns: reads, barrier, writes.
// Source    LAPACK xLASWP, permutation by gather; xGETRF, the row panel of U
// @use lib/field
const NP: u32 = 16u;
const COLS: u32 = 4u;
const THREADS: u32 = 64u;
const SOLVE: u32 = 1u;
const MOVE: u32 = 1u - SOLVE;
const TOGETHER: u32 = THREADS / (2u * NP); // columns
const EACH: u32 = COLS / TOGETHER;
const FOURS: u32 = NP / 4u;

struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  left0: u32,
  left: u32,
  right0: u32,
  columns: u32,
  backward: u32, // 1: the last interchange is applied first
  offL: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, NP>;
// @when SOLVE
// @use lib/four
var<workgroup> L11: array<Four, NP * FOURS>; // by columns, each from below its diagonal on, then zeros
var<workgroup> U12: array<V, COLS * (NP + 1u)>;
// @end

@compute @workgroup_size(THREADS)
fn laswp(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    pivots[t] = u32(clamp(ipiv[p.offPiv + t], 1, i32(p.m))) - 1u;
  }
  // @when SOLVE
  for (var e = t; e < NP * FOURS; e += THREADS) {
    let s = e / FOURS;
    let q = vec4u(s + 4u * (e % FOURS)) + vec4u(1u, 2u, 3u, 4u);
    let inside = q < vec4u(p.count);
    let l = min(q, vec4u(p.count - 1u)) + vec4u(p.offL + min(s, p.count - 1u) * p.lda);
    L11[e] = kept(four(widen(A[l.x]), widen(A[l.y]), widen(A[l.z]), widen(A[l.w])), inside);
  }
  // @end
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  var live = q < p.count;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = pivots[q];
    // Rows of the block itself have their own slot, and only the first of equal pivots writes.
    live = row < p.first || row >= p.first + p.count;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var source = row;
  for (var step = 0u; step < p.count; step++) {
    let s = select(p.count - 1u - step, step, p.backward == 1u);
    if (source == p.first + s) {
      source = pivots[s];
    } else if (source == pivots[s]) {
      source = p.first + s;
    }
  }
  let mine = group.x + p.baseX;
  let c = t / (2u * NP);
  // @registers
  var value: array<T, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      value[e] = A[p.off + source + j * p.lda];
    }
  }
  storageBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      // @when SOLVE
      if (slot < NP && k >= p.left) {
        U12[(e * TOGETHER + c) * (NP + 1u) + q] = widen(value[e]);
      } else {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
      // @when MOVE
      if (source != row) {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
    }
  }
  // @when SOLVE
  workgroupBarrier();
  if (t < COLS && mine * COLS + t >= p.left && mine * COLS + t < p.columns) {
    let column = t * (NP + 1u);
    // Straight-line text of the whole triangle would be longer than the caches of instructions: a loop per quarter, in which registers
    // turn: u[0] is the element that is done next.
    // @registers
    var u: array<V, NP + 1u>;
    // @unroll
    for (var i = 0u; i < NP; i++) {
      u[i] = select(V(), U12[column + i], i < p.count);
    }
    // @unroll
    for (var phase = 0u; phase < 4u; phase++) {
      for (var s = phase * (NP / 4u); s < min(p.count, (phase + 1u) * (NP / 4u)); s++) {
        let done = u[0];
        U12[column + s] = done;
        // @unroll
        for (var f = 0u; f < (4u - phase) * (NP / 16u); f++) {
          let l = L11[s * FOURS + f];
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            u[4u * f + q] = mad(-item(l, q), done, u[4u * f + q + 1u]);
          }
        }
      }
    }
  }
  workgroupBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    if (live && slot < NP && k >= p.left && k < p.columns) {
      A[p.off + row + (p.right0 + k - p.left) * p.lda] = narrow(U12[(e * TOGETHER + c) * (NP + 1u) + q]);
    }
  }
  // @end
}
