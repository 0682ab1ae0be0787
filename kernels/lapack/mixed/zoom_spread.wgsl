// zoom_spread: Q := the matrix with these blocks on its diagonal, 1 on the rest of that, 0 elsewhere.
// Storage   blocks and packed as of zoom_pack; Q[i + j*n]  (i, j < n), doubles as bits
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)   T vec2u, vec4u for pairs
// Source    none: a scatter
alias T = vec2u;
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> blocks: array<u32>;
@group(0) @binding(1) var<storage, read> packed: array<T>;
@group(0) @binding(2) var<storage, read_write> Q: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn zoom_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.n || j >= p.n) {
    return;
  }
  let first = blocks[3u * j];
  let rows = blocks[3u * j + 1u];
  var x = T();
  if (i == j) {
    x.y = 0x3ff00000u;
  }
  if (rows > 0u) {
    x = T();
    if (i >= first && i < first + rows) {
      x = packed[blocks[3u * j + 2u] + i - first];
    }
  }
  Q[i + j * p.n] = x;
}
