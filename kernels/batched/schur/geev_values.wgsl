// geev_values: real or imaginary parts of the eigenvalues of each matrix of a batch to where they belong, and what is said of the matrix.
// Storage   marks and W as geev_iterate leaves them; parts of problem z to problem.B, or with p.imaginary 1 problem.C of lib/batch_problem,
//           one behind the other, times 2^-shift; info[offInfo + q] and nonfinite[offNonfinite + q]
// Mapping   thread x -> element i of problem z, x = z*p.n + i
// Tunables  THREADS
// Needs     values that are not found are NaN, as bits: info of them, of a matrix that is not finite all; with p.nanBits all of those with
//           an info. A pair stays one where its imaginary parts would underflow
// Source    LAPACK xGEEV
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  imaginary: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> marks: array<vec4i>;
@group(0) @binding(2) var<storage, read_write> to: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/powers

const NAN_BITS: u32 = 0x7fc00000u;

@compute @workgroup_size(THREADS)
fn geev_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = (group.x + p.baseX) * THREADS + t;
  // Empty matrices have an info, too.
  let size = max(p.n, 1u);
  let z = x / size;
  let i = x % size;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let mark = marks[z];
  if (i == 0u) {
    info[p.offInfo + own.q] = mark.w;
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (mark.x == 0) & (mark.w > 0));
  }
  if ((mark.w < 0) | (i >= own.n)) {
    return;
  }
  let imaginary = p.imaginary != 0u;
  let value = W[2u * z * p.n + select(i, p.n + i, imaginary)];
  var result = byPower(value, -mark.z);
  if (imaginary & (value != 0.0) & (result == 0.0)) {
    result = select(0x1p-126f, -0x1p-126f, value < 0.0);
  }
  let lo = u32(mark.y) % 65536u;
  let unknown = (mark.x == 0) | ((i >= lo) & (i < u32(mark.w))) | ((mark.w > 0) & (p.nanBits != 0u));
  var place = own.B;
  if (imaginary) {
    place = own.C;
  }
  to[place.off + i * place.rs] = select(bitcast<u32>(result), NAN_BITS, unknown);
}
