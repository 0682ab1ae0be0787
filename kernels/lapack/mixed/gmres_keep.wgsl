// gmres_keep: puts a solution among the directions of a Krylov space, and makes pairs of it, which ds_product multiplies.
// Storage   D[i + n*c] singles; Z[i + n*(j + most*c)] singles, j = direction; S[i + n*c] pairs
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     nothing
// Source    Y. Saad, SIAM J. Sci. Comput. 14 (1993): what was solved for is kept as it is
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  direction: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read_write> Z: array<f32>;
@group(0) @binding(2) var<storage, read_write> S: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn gmres_keep(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i < p.n) {
    let z = D[i + p.n * c];
    Z[i + p.n * (p.direction + p.most * c)] = z;
    S[i + p.n * c] = vec2f(z, 0.0);
  }
}
