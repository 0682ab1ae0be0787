// eigen_choose: those of the eigenvalues in a workspace that are asked for, how many they are, and where they begin.
// Storage   d[z p.ld + k] / 2^shifts[z], k < n, ascending. p.range 0: all; 1: those in (low, high]; 2: the p.il-th to the p.iu-th, as far
//           as there are. W[piv + k] := the k-th of them; counts[p.offCounts + q]; chosen[z]: before them, and how many. Where orders[z] =
//           0 none, but W, and the vectors, of all that might be are NaN, as with nanBits where found[z] is not 0
// Mapping   thread of all -> value k of problem z, problems one after the other; k = 0 has the counts
// Tunables  THREADS (32..256)
// Source    LAPACK xSYEVX
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  ld: u32, // from the values of a matrix to those of the next
  range: u32,
  il: u32,
  iu: u32,
  low: f32,
  high: f32,
  offCounts: u32,
}
@group(0) @binding(0) var<storage, read> d: array<f32>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<storage, read> shifts: array<i32>;
@group(0) @binding(4) var<storage, read_write> W: array<f32>;
@group(0) @binding(5) var<storage, read_write> counts: array<i32>;
@group(0) @binding(6) var<storage, read_write> chosen: array<vec2u>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale

// How many of the problem's n values are at most x.
fn upTo(z: u32, n: u32, x: f32) -> u32 {
  var few = 0u;
  var many = n;
  while (few < many) {
    let k = (few + many) / 2u;
    if (scaledOne(d[z * p.ld + k], -shifts[z]) <= x) {
      few = k + 1u;
    } else {
      many = k;
    }
  }
  return few;
}

@compute @workgroup_size(THREADS)
fn eigen_choose(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let n = own.n;
  let wild = (orders[z] == 0u) & (n > 0u);
  var first = 0u;
  var last = n;
  if (p.range == 2u) {
    first = min(p.il - 1u, n);
    last = min(p.iu, n);
  } else if ((p.range == 1u) & !wild) {
    first = upTo(z, n, p.low);
    last = max(first, upTo(z, n, p.high));
  }
  let most = last - min(first, last);
  if (k == 0u) {
    counts[p.offCounts + own.q] = select(i32(most), 0, wild);
    chosen[z] = vec2u(first, most);
  }
  if (k < most) {
    let fills = wild | ((found[z] != 0) & (p.nanBits != 0u));
    let value = scaledOne(d[min(at + first, arrayLength(&d) - 1u)], -shifts[z]);
    W[own.piv + k] = select(value, bitcast<f32>(p.nanBits | 0x7fc00000u), fills);
  }
}
