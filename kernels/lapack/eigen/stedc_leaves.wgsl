// stedc_leaves: Z := the vectors of the leaves on the diagonal, zeros elsewhere.
// Storage   leaves[j*most + i], column j of its leaf, rows from begins[2*j] on, begins[2*j + 1] of them -> Z[offZ + i + j*ldz]
// Mapping   workgroup (x, y) -> THREADS rows of column y
// Tunables  THREADS (32..256)
// Needs     nothing
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> leaves: array<f32>;
@group(0) @binding(1) var<storage, read> begins: array<u32>;
@group(0) @binding(2) var<storage, read_write> Z: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn stedc_leaves(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.n) {
    return;
  }
  let begin = begins[2u * j];
  var value = 0.0;
  if (i >= begin && i < begin + begins[2u * j + 1u]) {
    value = leaves[j * p.most + i - begin];
  }
  Z[p.offZ + i + j * p.ldz] = value;
}
