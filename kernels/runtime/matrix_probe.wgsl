// matrix_probe: C := A B with one multiplication of the matrix units, of small integers: exact in every type, so that the host can tell a
// right from a wrong one.
// Storage   A(i, l) = (3i + 5l) % 7 - 3, B(l, j) = (2l + 3j) % 5 - 2; C(i, j) = C[i + j*MM], PER_SUM of them in a word
// Mapping   one workgroup of one subgroup
// Tunables  MM MN MK the shape   SG subgroup size   F type of the factors, PER of them in a word: f16 or i8
//           R type of the sums: f32, f16, i32
// Needs     subgroups of SG
// Source    drivers that list a shape and fail on it must not be trusted with a product
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias F = f16;
alias R = f32;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PER: u32 = 2u;
const PER_SUM: u32 = 1u;

alias Left = subgroup_matrix_left<F, MK, MM>;
alias Right = subgroup_matrix_right<F, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;

struct Params { unused: u32 }
@group(0) @binding(0) var<storage, read_write> C: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> A: array<u32, MM * MK / PER>;
var<workgroup> B: array<u32, MK * MN / PER>;

fn elementA(e: u32) -> i32 {
  return i32((3u * (e % MM) + 5u * (e / MM)) % 7u) - 3 + i32(p.unused);
}

fn elementB(e: u32) -> i32 {
  return i32((2u * (e % MK) + 3u * (e / MK)) % 5u) - 2;
}

// Two halves, or four bytes, from four integers.
fn word(v: vec4i) -> u32 {
  if (PER == 2u) {
    return pack2x16float(vec2f(v.xy));
  }
  let bytes = bitcast<vec4u>(v) & vec4u(255u);
  return bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
}

@compute @workgroup_size(SG)
fn matrix_probe(@builtin(local_invocation_index) t: u32) {
  for (var e = t; e < MM * MK / PER; e += SG) {
    let first = e * PER;
    A[e] = word(vec4i(elementA(first), elementA(first + 1u), elementA(first + 2u), elementA(first + 3u)));
  }
  for (var e = t; e < MK * MN / PER; e += SG) {
    let first = e * PER;
    B[e] = word(vec4i(elementB(first), elementB(first + 1u), elementB(first + 2u), elementB(first + 3u)));
  }
  workgroupBarrier();
  let a = subgroupMatrixLoad<Left, col_major>(&A, 0u, MM / PER);
  let b = subgroupMatrixLoad<Right, col_major>(&B, 0u, MK / PER);
  subgroupMatrixStore<col_major>(&C, 0u, subgroupMatrixMultiplyAccumulate(a, b, Sum()), MM / PER_SUM);
}
