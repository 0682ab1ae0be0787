// ds_correct: X(:,c) := X(:,c) + D(:,c) in double-single arithmetic for the columns that are to be corrected; facts := 0.
// Storage   X(i, c) = the sum of the pair X[i + c*ldx]; D[i + c*ldd] singles; wanted[c]: 0 leaves column c alone; facts[2c], facts[2c + 1]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldx: u32,
  ldd: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read> wanted: array<u32>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> facts: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/double_single

@compute @workgroup_size(THREADS)
fn ds_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i == 0u) {
    facts[2u * c] = 0u;
    facts[2u * c + 1u] = 0u;
  }
  if (i < p.n && wanted[c] != 0u) {
    X[i + c * p.ldx] = dsAdd(X[i + c * p.ldx], D[i + c * p.ldd]);
  }
}
