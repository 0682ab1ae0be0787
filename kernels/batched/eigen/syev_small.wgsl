// syev_small: eigenvalues and, with VECTORS, eigenvectors of symmetric matrices of order N, each by one thread, all in registers.
// Storage   lib/batch_problem: of A(i, j), n x n with n = N or 0, the lower triangle is read, or with p.upper the upper one; it becomes Z
//           with VECTORS. W[piv + k], k < n, ascending; with W_IN_A in A's buffer. info[offInfo + q]: 0, n where A is not finite: then W
//           and Z are NaN, else how many off-diagonal elements are left, n - 1 at most; nonfinite[offNonfinite + q]
//           STAGED: the matrices lie one behind the other; the workgroup brings them by fours, and takes them back
// Mapping   workgroup x -> THREADS problems, thread t -> one of them
// Tunables  N order (1..8)  THREADS (32, 64)   workgroup bytes with STAGED 4*THREADS*(N*N + 4)
// Needs     scaled by a power of two: elements below 2^-126 of the largest are zero. Sums are explicit fma, so that bits do not depend on
//           the variant
// Source    H. Rutishauser, Numer. Math. 9 (1966) 1; pairs in the order of odd-even transposition
const N: u32 = 4u;
const THREADS: u32 = 64u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const W_IN_A: u32 = 0u;
const DIRECT: u32 = 1u - STAGED;
const W_APART: u32 = 1u - W_IN_A;
const PUTS: u32 = STAGED * VECTORS;
// Of lib/small_stage_in: matrices are of order N, and distances those of the problem.
const EDGE: u32 = 0u;
const ACROSS: u32 = 0u;
const PARTS: u32 = 1u;
const GROUP: u32 = THREADS;
const WORDS: u32 = N * N;
// Matrices of a multiple of four rows are kept apart, so that threads reach different banks.
const PAD: u32 = 4u * (1u - (N % 4u + 3u) / 4u);
const COPIES: u32 = (WORDS * GROUP / 4u + THREADS - 1u) / THREADS;

struct Params {
// @use lib/batch_fields
  upper: u32,
  sweeps: u32,
  tolerance: f32,
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read_write> A4: array<vec4f>;
// @end
// @when W_APART
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @when STAGED
// The workgroup's matrices, which lie one behind the other, as they come from memory and go back to it.
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;

fn staged(at: u32) -> u32 {
  return at + PAD * (at / WORDS);
}
// @end

@compute @workgroup_size(THREADS)
fn syev_small(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let filled = live & (own.n == N);
  let sweeps = p.sweeps;
  let tolerance = p.tolerance;
// @use lib/small_stage_in
  // Distances of rows and columns of the triangle that is read.
  let readDown = select(own.A.rs, own.A.cs, p.upper != 0u);
  let readRight = select(own.A.cs, own.A.rs, p.upper != 0u);
  // @registers
  var x: array<f32, N * (N + 1u) / 2u>;
  var largest = 0u;
  // @unroll
  for (var i = 0u; i < N; i++) {
    // @unroll
    for (var j = 0u; j < i + 1u; j++) {
      // @when STAGED
      let word = at0 + i * readDown + j * readRight;
      x[i * (i + 1u) / 2u + j] = stage[word / 4u][word % 4u];
      // @end
      // @when DIRECT
      // Unconditional, so that the loads are in flight together.
      x[i * (i + 1u) / 2u + j] = A[select(0u, own.A.off + i * readDown + j * readRight, filled)];
      // @end
      largest = max(largest, bitcast<u32>(x[i * (i + 1u) / 2u + j]) & 0x7fffffffu);
    }
  }
  // By bits: compilers may assume that there is no NaN.
  let wild = filled & (largest >= 0x7f800000u);
  let usable = filled & !wild;
  let shift = select(0, -exponentOf(largest), usable & (largest != 0u));
  let up = power(shift / 2);
  let further = power(shift - shift / 2);
  // @unroll
  for (var e = 0u; e < N * (N + 1u) / 2u; e++) {
    x[e] = select(0.0, x[e] * up * further, usable);
  }
  // @when VECTORS
  // @registers
  var v: array<f32, N * N>;
  // @unroll
  for (var i = 0u; i < N; i++) {
    // @unroll
    for (var j = 0u; j < N; j++) {
      v[i + N * j] = select(0.0, 1.0, i == j);
    }
  }
  // @end
// @use lib/jacobi_sweeps
  let failure = select(min(left, N - 1u), N, wild);
  let fills = wild | ((failure != 0u) & (p.nanBits != 0u));
  let filling = bitcast<f32>(p.nanBits | 0x7fc00000u);
  if (live) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  let down1 = power(-(shift / 2));
  let down2 = power(shift / 2 - shift);
  // @unroll
  for (var k = 0u; k < N; k++) {
    let value = select(x[k * (k + 3u) / 2u] * down1 * down2, filling, fills);
    if (filled) {
      // @when W_APART
      W[own.piv + rank[k]] = value;
      // @end
      // @when W_IN_A
      A[own.piv + rank[k]] = value;
      // @end
    }
  }
  // @when VECTORS
  // @unroll
  for (var k = 0u; k < N; k++) {
    // @unroll
    for (var i = 0u; i < N; i++) {
      let element = select(v[i + N * k], filling, fills);
      // @when STAGED
      let word = at0 + i * own.A.rs + rank[k] * own.A.cs;
      stage[word / 4u][word % 4u] = element;
      // @end
      // @when DIRECT
      if (filled) {
        A[own.A.off + i * own.A.rs + rank[k] * own.A.cs] = element;
      }
      // @end
    }
  }
  // @end
// @when PUTS
// @use lib/small_stage_out
// @end
}
