// stedc_weights: the weights of which the roots that were found are the exact ones: vectors made with them are orthogonal.
// Maths     z_i^2 = prod_j (root_j - d_i) / prod_{j != i} (d_j - d_i), a constant left out; signs as before; SQUARES: d_j^2 for d_j
// Storage   words as in lib/stedc_merge; found as stedc_roots leaves it; found[3*n + first + i] the bits of weight i
// Mapping   workgroup (x, y) -> weight x of merge y
// Tunables  THREADS (32..256, a power of two), SQUARES (0, 1)
// Needs     as stedc_roots. A thread's product of ratios, each close to 1 but for neighbours, stays in the range
// Source    M. Gu, S. Eisenstat, SIAM J. Matrix Anal. Appl. 15 (1994); LAPACK xLAED3
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> found: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/stedc_merge

var<workgroup> shares: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn stedc_weights(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.y + p.baseY);
  let i = group.x + p.baseX;
  if (i >= merge.k) {
    return;
  }
  let first = merge.first;
  let own = poleAt(first, i);
  var product = 1.0;
  for (var j = t; j < merge.k; j += THREADS) {
    let origin = found[first + j];
    var away = bitcast<f32>(found[p.n + first + j]);
    if (origin != i) {
      away = distance(poleAt(first, origin), own, -away);
    }
    if (j != i) {
      away /= distance(poleAt(first, j), own, 0.0);
    }
    product *= away;
  }
  shares[t] = product;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] *= shares[t + half];
    }
  }
  if (t == 0u) {
    let size = sqrt(abs(shares[0]));
    found[3u * p.n + first + i] = bitcast<u32>(select(size, -size, weightAt(first, i) < 0.0));
  }
}
