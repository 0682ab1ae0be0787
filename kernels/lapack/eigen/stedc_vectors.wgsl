// stedc_vectors: eigenvectors of diag(d) + rho z z^T, of length 1, rows in the order of the merges' columns; with SQUARES singular vectors
// of diag(d) with z in its first row.
// Maths     S(i, j) = z_i / (d_i - root_j); SQUARES: z_i / (d_i^2 - root_j) on the right, on the left d_i times that, and -1 for i = 0
// Storage   words as in lib/stedc_merge; found as stedc_weights leaves it -> S[first + place i + (shift + first + j)*lds], zeros in rows up to
//           the next multiple of four
// Mapping   workgroup (x, y) -> column x of merge y
// Tunables  THREADS (32..256, a power of two), SQUARES (0, 1)
// Needs     as stedc_roots
// Source    LAPACK xLAED3
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> found: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/stedc_merge

var<workgroup> shares: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn stedc_vectors(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.y + p.baseY);
  let j = group.x + p.baseX;
  if (j >= merge.k) {
    return;
  }
  let first = merge.first;
  let origin = found[first + j];
  let home = poleAt(first, origin);
  let x = bitcast<f32>(found[p.n + first + j]);
  let column = first + (merge.shift + first + j) * p.lds;
  let left = SQUARES == 1u && merge.shift == 0u;
  var sum = 0.0;
  for (var i = t; i < merge.k; i += THREADS) {
    var d = -x;
    if (i != origin) {
      d = distance(poleAt(first, i), home, x);
    }
    var value = bitcast<f32>(found[3u * p.n + first + i]) / d;
    if (left) {
      value = select(value * valueOf(poleAt(first, i)), -1.0, i == 0u);
    }
    sum += value * value;
    S[column + listed(PLACES, first, i)] = value;
  }
  // Rows that belong to no column, but are multiplied with others
  if (merge.k + t < min((merge.k + 3u) / 4u * 4u, merge.n1 + merge.n2)) {
    S[column + merge.k + t] = 0.0;
  }
  shares[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  workgroupBarrier();
  let scale = 1.0 / sqrt(shares[0]);
  // The elements that this thread has written
  for (var i = t; i < merge.k; i += THREADS) {
    S[column + listed(PLACES, first, i)] *= scale;
  }
}
