// What the iterations of small matrices, one problem a share of a workgroup, are bound to. Expects A_APART, A_IN_C, LISTED, Params.
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<storage, read_write> iter: array<i32>;
@group(0) @binding(5) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when A_APART
  value = A[at];
  // @end
  // @when A_IN_C
  value = C[at];
  // @end
  return value;
}
