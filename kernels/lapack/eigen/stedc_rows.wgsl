// stedc_rows: the elements of Z beside the divisions of the next level: of each column the last in the first half, or the first in the
// second, for the host.
// Storage   Z[offZ + rows[offRows + j] + j*ldz], as bits -> found[2*n + j]  (j < n), nothing where rows has 0xffffffff
// Mapping   workgroup x -> THREADS columns
// Tunables  THREADS (32..256)
// Needs     nothing
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  n: u32,
  offRows: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<u32>;
@group(0) @binding(1) var<storage, read> rows: array<u32>;
@group(0) @binding(2) var<storage, read_write> found: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn stedc_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * THREADS + t;
  if (j >= p.n) {
    return;
  }
  let row = rows[p.offRows + j];
  if (row != 0xffffffffu) {
    found[2u * p.n + j] = Z[p.offZ + row + j * p.ldz];
  }
}
