// matrix_probe: C := A B with one multiplication of the matrix units, of small integers: exact, so that the host can tell a right from a wrong one.
// Storage   A(i, l) = (3i + 5l) % 7 - 3, B(l, j) = (2l + 3j) % 5 - 2; C(i, j) = C[i + j*MM]
// Mapping   one workgroup of one subgroup
// Tunables  MM MN MK the shape   SG subgroup size
// Needs     subgroups of SG
// Source    drivers that list a shape and fail on it must not be trusted with a product
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;

struct Params { unused: u32 }
@group(0) @binding(0) var<storage, read_write> C: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> A: array<f16, MM * MK>;
var<workgroup> B: array<f16, MK * MN>;

@compute @workgroup_size(SG)
fn matrix_probe(@builtin(local_invocation_index) t: u32) {
  for (var e = t; e < MM * MK; e += SG) {
    A[e] = f16(f32((3u * (e % MM) + 5u * (e / MM)) % 7u) - 3.0 + f32(p.unused));
  }
  for (var e = t; e < MK * MN; e += SG) {
    B[e] = f16(f32((2u * (e % MK) + 3u * (e / MK)) % 5u) - 2.0);
  }
  workgroupBarrier();
  let a = subgroupMatrixLoad<Left, col_major>(&A, 0u, MM);
  let b = subgroupMatrixLoad<Right, col_major>(&B, 0u, MK);
  subgroupMatrixStore<col_major>(&C, 0u, subgroupMatrixMultiplyAccumulate(a, b, Sum()), MM);
}
