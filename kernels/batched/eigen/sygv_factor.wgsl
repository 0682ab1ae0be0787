// sygv_factor: Cholesky factors of scaled matrices in a workspace to those of the matrices, there and where the batch has them.
// Storage   the lower triangle of Y, packed: matrix z from z p.ld^2 on := it / 2^(shifts[z] / 2), and to that of A, lib/batch_problem, or
//           as its adjoint with p.upper to the upper one. Where failures[z] >= n A has no factor and is left; with nanBits it is filled with NaN
//           where failures[z] is not 0
// Mapping   workgroup (x, y) -> problem, tile of 16 x 16 of its triangle, row by row; thread -> element
// Tunables  none
// Source    elementwise
// @use lib/field
const LISTED: u32 = 0u;
const SIDE: u32 = 16u;

struct Params {
// @use lib/batch_fields
  ld: u32,
  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> Y: array<T>;
@group(0) @binding(1) var<storage, read> shifts: array<i32>;
@group(0) @binding(2) var<storage, read> failures: array<i32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/triangle_tile

@compute @workgroup_size(256)
fn sygv_factor(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  let corner = SIDE * tileOf(group.y + p.baseY);
  let i = corner.x + t % SIDE;
  let j = corner.y + t / SIDE;
  if ((i >= n) | (j > i)) {
    return;
  }
  let at = z * p.ld * p.ld + i + j * p.ld;
  let value = widen(Y[at]) * power(-(shifts[z] / 2));
  Y[at] = narrow(value);
  let to = own.A.off + select(i * own.A.rs + j * own.A.cs, j * own.A.rs + i * own.A.cs, p.upper != 0u);
  if ((failures[z] != 0) & (p.nanBits != 0u)) {
    A[to] = narrow(V(bitcast<R>(p.nanBits | 0x7fc00000u)));
  } else if (failures[z] < i32(n)) {
    A[to] = narrow(select(value, conj(value), p.upper != 0u));
  }
}
