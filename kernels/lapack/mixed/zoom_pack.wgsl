// zoom_pack: blocks on the diagonal of S, one behind the other, for the host.
// Storage   S[i + j*n]  (i, j < n), doubles as bits; of column j: blocks[3*j] the first row of its block, blocks[3*j + 1] the rows, 0 where
//           nothing is wanted, blocks[3*j + 2] the place of the column in packed
// Mapping   workgroup x -> column x; thread -> rows t, t + THREADS, ... of the block
// Tunables  THREADS (32..256)   T vec2u, vec4u for pairs
// Source    none: a gather
alias T = vec2u;
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> blocks: array<u32>;
@group(0) @binding(2) var<storage, read_write> packed: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn zoom_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let first = blocks[3u * j];
  let place = blocks[3u * j + 2u];
  for (var i = t; i < blocks[3u * j + 1u]; i += THREADS) {
    packed[place + i] = S[first + i + j * p.n];
  }
}
