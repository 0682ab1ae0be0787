// steqr_scale: tridiagonal matrices to a workspace, scaled by powers of two to a largest magnitude from 1/8 to 1/4, so that no eigenvalue
// reaches 1, and with `divided` divided into leaves.
// Maths     [T1, beta; beta, T2] = diag(T1 - |beta| e e^T, T2 - |beta| e e^T) + |beta| v v^T, v = (0 .. 0, 1, sign beta, 0 .. 0)
// Storage   d, e[(start + z)*n + i] -> lists DIAGONAL and BESIDE of `words` (lib/steqr_words), the exponent of the scale to facts[0],
//           to facts[1] and info[start + z] 0, or 1 and n where a number is not finite
// Mapping   workgroup x -> matrix
// Tunables  THREADS (16..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    J. J. M. Cuppen, Numer. Math. 36 (1981) 177; LAPACK xLAED0
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
// @use lib/steqr_fields
  divided: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> d: array<f32>;
@group(0) @binding(2) var<storage, read> e: array<f32>;
@group(0) @binding(3) var<storage, read_write> words: array<u32>;
@group(0) @binding(4) var<storage, read_write> info: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/group_reduce

@compute @workgroup_size(THREADS)
fn steqr_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = orderOf(z);
  let base = (p.start + z) * p.n;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    key = max(key, bitcast<u32>(d[base + i]) & 0x7fffffffu);
    if (i + 1u < n) {
      key = max(key, bitcast<u32>(e[base + i]) & 0x7fffffffu);
    }
  }
  let most = maxOver(t, key);
  // What is not finite is computed as zeros; numbers that are not normal count as such.
  let bad = most >= 0x7f800000u;
  let shift = select(-3 - exponentOf(most), 0, bad || most < 0x00800000u);
  let depth = select(0u, depthOf(n), p.divided != 0u);
  for (var i = t; i < n; i += THREADS) {
    var value = scaledOne(d[base + i], shift);
    var beside = 0.0;
    if (i + 1u < n) {
      beside = scaledOne(e[base + i], shift);
    }
    if (endsLeaf(n, depth, i)) {
      value -= abs(beside);
      beside = 0.0;
    }
    if (i > 0u && endsLeaf(n, depth, i - 1u)) {
      value -= abs(scaledOne(e[base + i - 1u], shift));
    }
    words[wordOf(DIAGONAL, z, i)] = select(bitcast<u32>(value), 0u, bad);
    words[wordOf(BESIDE, z, i)] = select(bitcast<u32>(beside), 0u, bad);
  }
  if (t == 0u) {
    words[factsOf(z)] = bitcast<u32>(shift);
    words[factsOf(z) + 1u] = select(0u, 1u, bad);
    info[p.start + z] = select(0u, n, bad);
  }
}
