// eigen_vectors: eigenvectors from a workspace to the matrices of a batch. The buffer A is that of what is written.
// Storage   A(i, j) := Z[z p.ld^2 + i + j p.ld], A as lib/batch_problem has it; with CHOSEN C(i, j) := column j + chosen[z].x of Z, j <
//           chosen[z].y. NaN where orders[z] = 0, and with nanBits where found[z] is not 0; where found[z] > n all else is left
// Mapping   workgroup (x, y) -> problem, tile of SIDE x SIDE, through workgroup memory where neighbours of A lie in a row
// Tunables  SIDE (16, 32)  THREADS (64, 256)  SIDE*SIDE is a multiple of THREADS   workgroup bytes size(V)*SIDE*(SIDE + 1)
// Source    tiled transposition
// @use lib/field
const SIDE: u32 = 32u;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const CHOSEN: u32 = 0u;
const EACH: u32 = SIDE * SIDE / THREADS;
const PITCH: u32 = SIDE + 1u;

struct Params {
// @use lib/batch_fields
  ld: u32, // from column to column in the workspace, and from the values of a matrix to those of the next
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<T>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
// @when CHOSEN
@group(0) @binding(5) var<storage, read> chosen: array<vec2u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> tile: array<V, SIDE * PITCH>;

@compute @workgroup_size(THREADS)
fn eigen_vectors(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let own = problem(z);
  let n = own.n;
  if ((found[z] > i32(n)) & (p.nanBits == 0u)) {
    return;
  }
  let fills = (orders[z] == 0u) | ((found[z] != 0) & (p.nanBits != 0u));
  let filling = V(bitcast<R>(p.nanBits | 0x7fc00000u));
  let i0 = y % p.tilesDown * SIDE;
  let j0 = y / p.tilesDown * SIDE;
  var to = own.A;
  var first = 0u;
  var columns = n;
  // @when CHOSEN
  to = own.C;
  first = chosen[z].x;
  columns = chosen[z].y;
  // @end
  let along = to.cs == 1u;
  // @unroll
  for (var s = 0u; s < EACH; s++) {
    let i = (t + s * THREADS) % SIDE;
    let j = (t + s * THREADS) / SIDE;
    var value = V();
    if ((i0 + i < n) & (j0 + j < columns)) {
      value = widen(Z[(z * p.ld + first + j0 + j) * p.ld + i0 + i]);
    }
    tile[i + j * PITCH] = select(value, filling, fills);
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < EACH; s++) {
    let e = t + s * THREADS;
    let i = select(e % SIDE, e / SIDE, along);
    let j = select(e / SIDE, e % SIDE, along);
    if ((i0 + i < n) & (j0 + j < columns)) {
      A[to.off + (i0 + i) * to.rs + (j0 + j) * to.cs] = narrow(tile[i + j * PITCH]);
    }
  }
}
