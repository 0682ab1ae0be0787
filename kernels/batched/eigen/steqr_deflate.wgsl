// steqr_deflate: the rotations of columns that make one of two close eigenvalues' vectors final, for all merges of a level.
// Storage   lists TURN_* of `words` (lib/steqr_merges); Q, the vectors of the halves, at (fromQ + z)*n*n, zeros in the rows of the other
//           half, in place
// Mapping   workgroup (x, y) -> THREADS rows from THREADS y, merge x % 2^level of problem x / 2^level; thread -> row
// Tunables  THREADS (32..256)
// Source    LAPACK xLAED2
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
// @use lib/steqr_fields
  level: u32,
  fromQ: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> Q: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/steqr_merges

@compute @workgroup_size(THREADS)
fn steqr_deflate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.x + p.baseX;
  let a = mergeAt(index >> p.level, index & ((1u << p.level) - 1u));
  let i = (group.y + p.baseY) * THREADS + t;
  if (i >= a.size) {
    return;
  }
  let row = (p.fromQ + a.z) * p.n * p.n + a.first * p.n + a.first + i;
  let turns = words[wordOf(COUNTS, a.z, a.first + 3u)];
  for (var r = 0u; r < turns; r++) {
    let at = a.first + r;
    let x = row + words[wordOf(TURN_X, a.z, at)] * p.n;
    let y = row + words[wordOf(TURN_Y, a.z, at)] * p.n;
    let c = bitcast<f32>(words[wordOf(TURN_C, a.z, at)]);
    let s = bitcast<f32>(words[wordOf(TURN_S, a.z, at)]);
    let left = Q[x];
    let right = Q[y];
    Q[x] = fma(c, left, s * right);
    Q[y] = fma(c, right, -(s * left));
  }
}
