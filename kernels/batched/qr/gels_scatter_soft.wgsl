// gels_scatter_soft: what gels_gather brought to a workspace, factored and solved in doubles, goes home; what is said of each problem.
// Storage   as gels_scatter, in whose words: W, S, largest (upper words), B, info, rank, rss, a sum of doubles. eps is 2^-52, and what is
//           filled gets a NaN's bits
// Mapping   workgroup (x, y) -> problem, every SIDES-th column of B from the y-th on; each looks at the diagonal
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = 24*THREADS + 592   T V COMPLEX: lib/double_elements
//           LISTED: lib/batch_problem   RANK, RSS 1: they are asked for
// Needs     barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup
// Source    LAPACK xGELS
// @use lib/double_elements
// @use lib/double_scaled
// @use lib/double_squares
// @use lib/double_range
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const NONE: u32 = 0xffffffffu;

struct Params {
// @use lib/batch_fields
  strideT: u32,
  strideS: u32,
  minimizes: u32,
  sides: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read> S: array<T>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> B: array<T>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when RANK
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(6) var<storage, read_write> rss: array<R>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/pivot_double

// The first zero of the diagonal, and how many elements count.
var<workgroup> found: array<atomic<u32>, 2>;
var<workgroup> sums: array<R, THREADS>;

@compute @workgroup_size(THREADS)
fn gels_scatter_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let rows = max(own.m, own.n);
  let cols = min(own.m, own.n);
  // R(k, k), which is real, is T's k-th diagonal element by rows or by columns.
  let step = select(own.m, own.n, own.A.rs != 1u) + 1u;
  if (t == 0u) {
    atomicStore(&found[0], NONE);
    atomicStore(&found[1], 0u);
  }
  workgroupBarrier();
  var best = NO_PIVOT;
  for (var k = t; k < cols; k += THREADS) {
    let x = realPart(widen(W[z * p.strideT + k * step]));
    if (dIsZero(x)) {
      atomicMin(&found[0], k);
    }
    best = better(best, pivotOf(dAbs(x), 0u, 0u));
  }
  // @when RANK
  // A NaN is the largest, and nothing exceeds it.
  let bound = dScale(dMul(dOfU32(rows), bestPivot(t, best, THREADS).yx), -52);
  for (var k = t; k < cols; k += THREADS) {
    if (dLess(bound, dAbs(realPart(widen(W[z * p.strideT + k * step]))))) {
      atomicAdd(&found[1], 1u);
    }
  }
  // @end
  workgroupBarrier();
  let failure = atomicLoad(&found[0]) + 1u;
  let first = group.y + p.baseY;
  if (t == 0u && first == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(atomicLoad(&found[1]));
    }
    // @end
  }
  let fills = failure != 0u;
  let writes = !fills || p.nanBits != 0u;
  let a = intoRange(largest[2u * z]);
  let b = intoRange(largest[2u * z + 1u]);
  let byRows = own.B.rs != 1u;
  for (var j = first; j < own.nrhs; j += p.sides) {
    var squares = R();
    for (var i = t; i < rows; i += THREADS) {
      let rest = p.minimizes != 0u && i >= cols;
      let value = widen(S[z * p.strideS + select(i + j * rows, i * own.nrhs + j, byRows)]);
      if (rest) {
        squares = plusSquares(value, squares);
      }
      let home = select(scaled(value, select(a - b, -b, rest)), V(), cols == 0u);
      if (writes) {
        B[own.B.off + i * own.B.rs + j * own.B.cs] = narrow(select(home, inAllParts(D_NAN), fills));
      }
    }
    // @when RSS
    sums[t] = squares;
    for (var half = THREADS / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (t < half) {
        sums[t] = dAdd(sums[t], sums[t + half]);
      }
    }
    if (t == 0u && writes) {
      rss[own.piv + j] = select(dScale(sums[0], -2 * b), D_NAN, fills);
    }
    workgroupBarrier();
    // @end
  }
}
