// conv_direct_data: the gradient of a convolution by its images, by the definition.
// Storage   F, Y (the gradient by the result) and X (that by the images, written) by the steps of their tensors
// Mapping   workgroup x -> THREADS elements of X in their order in memory; thread -> one
// Tunables  THREADS (64..256)
// Needs     all places below 2^31
// Source    Dumoulin and Visin 2016, A guide to convolution arithmetic
// @use lib/field
const THREADS: u32 = 128u;

// @use lib/conv_direct_params
@group(0) @binding(0) var<storage, read> F: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
@group(0) @binding(2) var<storage, read_write> X: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/conv_places

@compute @workgroup_size(THREADS)
fn conv_direct_data(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let at = placeOf(id, p.height, p.width, p.channels);
  let own = at.w / p.depth;
  let c = at.w - own * p.depth;
  var sum = 0.0;
  for (var fy = 0; fy < p.filterHeight; fy++) {
    let y = at.y + p.padTop - fy * p.dilationY;
    if (y < 0 || y % p.strideY != 0 || y / p.strideY >= p.outHeight) {
      continue;
    }
    for (var fx = 0; fx < p.filterWidth; fx++) {
      let x = at.z + p.padLeft - fx * p.dilationX;
      if (x < 0 || x % p.strideX != 0 || x / p.strideX >= p.outWidth) {
        continue;
      }
      for (var k = 0; k < p.perGroup; k++) {
        let o = own * p.perGroup + k;
        sum = fma(widen(Y[resultAt(at.x, y / p.strideY, x / p.strideX, o)]), widen(F[filterAt(o, fy, fx, c)]), sum);
      }
    }
  }
  X[p.offX + id] = narrow(sum);
}
