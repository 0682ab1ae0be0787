// cholqr_sum: G := the sum of the products that cholqr_rows has left.
// Storage   parts as there, `groups` of them; work[offG + i + j*n] for i <= j < n, and for j = n X^T b, if there is one
// Mapping   workgroup x -> CELLS elements of a part; thread -> one of them, every THREADS/CELLS-th part; then a tree
// Tunables  THREADS a power of two (64..256)  CELLS a power of two (8..64)  N as in cholqr_rows   workgroup bytes = 4*THREADS
// Needs     work apart from parts. A fixed order of the sum: equal calls give equal bits
// Source    as gemm_sum
const N: u32 = 32u;
const THREADS: u32 = 256u;
const CELLS: u32 = 32u;
const LANES: u32 = THREADS / CELLS;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  stride: u32,
  offG: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> work: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/cholqr_tiles
// @use lib/sum_tree

@compute @workgroup_size(THREADS)
fn cholqr_sum(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (id.x + p.baseX) * CELLS + t % CELLS;
  let here = min(cell, p.stride - 1u);
  var sum = 0.0;
  // Four loads in flight.
  for (var g = t / CELLS; g < p.groups; g += 4u * LANES) {
    // @unroll
    for (var u = 0u; u < 4u; u++) {
      let part = parts[min(g + u * LANES, p.groups - 1u) * p.stride + here];
      sum += select(0.0, part, g + u * LANES < p.groups);
    }
  }
  addUp(t, sum, CELLS);
  if ((t < CELLS) & (cell < p.stride)) {
    let tile = cell / 64u;
    let place = placeOf(tile);
    let last = tile >= TILES;
    let i = select(8u * place.x + cell % 8u, cell - 64u * TILES, last);
    let j = select(8u * place.y + cell / 8u % 8u, p.n, last);
    if ((i < p.n) & (((i <= j) & (j < p.n)) | last)) {
      work[p.offG + i + j * p.n] = totals[t];
    }
  }
}
