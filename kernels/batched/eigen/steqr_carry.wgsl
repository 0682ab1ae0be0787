// steqr_carry: Z := K W, of K what Z was and W the vectors of tridiagonal problems, from workspaces to where Z belongs.
// Storage   lib/batch_problem: Z in C's place, n x n; K as steqr_keep leaves it, parts of complex numbers as rows in turn; W from
//           z*distance^2 on, column-major, distance elements from column to column. found[z]: what has not converged; wild[z]: 1 where
//           a problem is not finite, whose W is anything
// Mapping   workgroup (x, y, z) -> TILE x TILE numbers of problem x, from row TILE y of K and column TILE z of W on; thread -> one
// Tunables  TILE (8, 16); TILE^2 threads   workgroup bytes = 8*TILE^2
// Needs     different buffers
// Source    BLAS xGEMM
const TILE: u32 = 16u;
const SIZE: u32 = TILE * TILE;
const LISTED: u32 = 0u;
const PAIRS: u32 = 0u;
const PARTS: u32 = 1u + PAIRS;
const NAN: u32 = 0x7fc00000u;

struct Params {
// @use lib/batch_fields
  distance: u32,
}
@group(0) @binding(0) var<storage, read_write> Z: array<u32>;
@group(0) @binding(1) var<storage, read> K: array<f32>;
@group(0) @binding(2) var<storage, read> W: array<f32>;
@group(0) @binding(3) var<storage, read> found: array<i32>;
@group(0) @binding(4) var<storage, read> wild: array<u32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> left: array<f32, SIZE>;
var<workgroup> right: array<f32, SIZE>;

@compute @workgroup_size(SIZE)
fn steqr_carry(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let rows = PARTS * a.n;
  let r0 = (group.y + p.baseY) * TILE;
  let j0 = (group.z + p.baseZ) * TILE;
  if (r0 >= rows || j0 >= a.n) {
    return;
  }
  let r = r0 + t % TILE;
  let j = j0 + t / TILE;
  var sum = 0.0;
  for (var l0 = 0u; l0 < a.n; l0 += TILE) {
    workgroupBarrier();
    let l = l0 + t / TILE;
    left[t] = 0.0;
    if (r < rows && l < a.n) {
      left[t] = K[PARTS * (z * p.distance + l) * p.distance + r];
    }
    let m = l0 + t % TILE;
    right[t] = 0.0;
    if (m < a.n && j < a.n) {
      right[t] = W[(z * p.distance + j) * p.distance + m];
    }
    workgroupBarrier();
    for (var k = 0u; k < TILE; k++) {
      sum = fma(left[k * TILE + t % TILE], right[t / TILE * TILE + k], sum);
    }
  }
  if (r < rows && j < a.n) {
    let filled = wild[z] != 0u || (found[z] > 0 && p.nanBits != 0u);
    let at = a.C.off + r / PARTS * a.C.rs + j * a.C.cs;
    Z[PARTS * at + r % PARTS] = select(bitcast<u32>(sum), NAN, filled);
  }
}
