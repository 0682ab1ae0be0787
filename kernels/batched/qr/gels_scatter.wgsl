// gels_scatter: what gels_gather brought to a workspace, factored and solved, goes home; what is said of each problem.
// Storage   as gels_gather, W, rows x cols as it was factored, having R on and above its diagonal, which is real. B(j) := 2^(a-b) S(j), in least squares
//           (minimizes) 2^-b S(j) below the first cols rows, and rss[piv + j] := the sum of the squares there, else 0. info[offInfo + q] :=
//           the first i with R(i, i) = 0, counted from 1, else 0; B and rss are then left, or filled with NaN if nanBits is not 0.
//           rank[offRank + q] := how many elements of R's diagonal exceed 2^-23 rows times the largest one. Without a column x = 0
// Mapping   workgroup (x, y) -> problem, every SIDES-th column of B from the y-th on; each looks at the diagonal
// Tunables  THREADS (a power of two, 32..256)   workgroup bytes = 4*THREADS + 12
// Source    LAPACK xGELS
// @use lib/field
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const NONE: u32 = 0xffffffffu;
// 2^-23
const SPACING: R = 1.1920928955078125e-7;

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
// @use lib/powers
// @use lib/element_power

// The first zero of the diagonal, its largest magnitude, and how many elements count.
var<workgroup> found: array<atomic<u32>, 3>;
var<workgroup> sums: array<R, THREADS>;

@compute @workgroup_size(THREADS)
fn gels_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let rows = max(own.m, own.n);
  let cols = min(own.m, own.n);
  // R(k, k) is T's k-th diagonal element by rows or by columns.
  let step = select(own.m, own.n, own.A.rs != 1u) + 1u;
  if (t == 0u) {
    atomicStore(&found[0], NONE);
    atomicStore(&found[1], 0u);
    atomicStore(&found[2], 0u);
  }
  workgroupBarrier();
  for (var k = t; k < cols; k += THREADS) {
    let size = bitcast<u32>(realPart(widen(W[z * p.strideT + k * step]))) & 0x7fffffffu;
    atomicMax(&found[1], size);
    if (size == 0u) {
      atomicMin(&found[0], k);
    }
  }
  workgroupBarrier();
  let failure = atomicLoad(&found[0]) + 1u;
  let most = atomicLoad(&found[1]);
  // @when RANK
  let bound = SPACING * R(rows) * bitcast<R>(most);
  for (var k = t; k < cols; k += THREADS) {
    if (abs(realPart(widen(W[z * p.strideT + k * step]))) > bound && most < 0x7f800000u) {
      atomicAdd(&found[2], 1u);
    }
  }
  workgroupBarrier();
  // @end
  let first = group.y + p.baseY;
  if (t == 0u && first == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(atomicLoad(&found[2]));
    }
    // @end
  }
  let fills = failure != 0u;
  let writes = !fills || p.nanBits != 0u;
  let filling = bitcast<R>(p.nanBits);
  let a = shiftOf(largest[2u * z]);
  let b = shiftOf(largest[2u * z + 1u]);
  let byRows = own.B.rs != 1u;
  for (var j = first; j < own.nrhs; j += p.sides) {
    var squares = 0.0;
    for (var i = t; i < rows; i += THREADS) {
      let rest = p.minimizes != 0u && i >= cols;
      let value = widen(S[z * p.strideS + select(i + j * rows, i * own.nrhs + j, byRows)]);
      squares += select(0.0, squared(value), rest);
      let home = select(elementByPower(value, select(a - b, -b, rest)), V(), cols == 0u);
      if (writes) {
        B[own.B.off + i * own.B.rs + j * own.B.cs] = narrow(select(home, V(filling), fills));
      }
    }
    // @when RSS
    sums[t] = squares;
    for (var half = THREADS / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (t < half) {
        sums[t] += sums[t + half];
      }
    }
    if (t == 0u && writes) {
      rss[own.piv + j] = select(byPower(byPower(sums[0], -b), -b), filling, fills);
    }
    workgroupBarrier();
    // @end
  }
}
