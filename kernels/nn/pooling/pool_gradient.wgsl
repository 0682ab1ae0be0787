// pool_gradient: for every pixel the sum of what the windows over it have for it, of max the gradient where it is their first largest.
// Storage   X[offX + i], dX[offY + i], i = ((plane*height + y)*width + x)*depth + c; dY[offDY + ((plane*outHeight + oy)*outWidth + ox)*depth + c]
// Mapping   workgroup x -> THREADS elements of dX; thread -> one, and the windows over it in their order
// Tunables  THREADS (64..256)   KIND 0 max, 1 mean of the image's elements, 2 mean with the padding
// Needs     all places below 2^31; X is read for max only
// Source    cuDNN, cudnnPoolingBackward
// @use lib/field
const THREADS: u32 = 256u;
const KIND: u32 = 0u;

// @use lib/pool_params
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read_write> dX: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pool_window

// The place of the first largest element of a window.
fn largestOf(w: PoolWindow, plane: u32, c: u32) -> u32 {
  var at = pixelAt(plane, w.top, w.left, c);
  var best = widen(X[p.offX + at]);
  for (var y = w.top; y < w.bottom; y += p.dilationY) {
    for (var x = w.left; x < w.right; x += p.dilationX) {
      let here = pixelAt(plane, y, x, c);
      let value = widen(X[p.offX + here]);
      if (isLarger(value, best)) {
        best = value;
        at = here;
      }
    }
  }
  return at;
}

// The first window that reaches a place: its number times the stride is at least `reach`.
fn firstWindow(reach: i32, stride: i32) -> i32 {
  return (max(reach, 0) + stride - 1) / stride;
}

@compute @workgroup_size(THREADS)
fn pool_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let c = id % p.depth;
  let pixel = id / p.depth;
  let line = pixel / u32(p.width);
  let plane = line / u32(p.height);
  let y = i32(line - plane * u32(p.height)) + p.padTop;
  let x = i32(pixel - line * u32(p.width)) + p.padLeft;
  let endY = min(y / p.strideY + 1, p.outHeight);
  let endX = min(x / p.strideX + 1, p.outWidth);
  var sum = 0.0;
  for (var oy = firstWindow(y - (p.windowHeight - 1) * p.dilationY, p.strideY); oy < endY; oy++) {
    for (var ox = firstWindow(x - (p.windowWidth - 1) * p.dilationX, p.strideX); ox < endX; ox++) {
      // Between its pixels a window has gaps.
      if ((y - oy * p.strideY) % p.dilationY != 0 || (x - ox * p.strideX) % p.dilationX != 0) {
        continue;
      }
      let w = windowAt(oy, ox);
      let out = ((plane * u32(p.outHeight) + u32(oy)) * u32(p.outWidth) + u32(ox)) * p.depth + c;
      let dy = widen(dY[p.offDY + out]);
      if (KIND == 0u) {
        if (largestOf(w, plane, c) == id) {
          sum += dy;
        }
      } else {
        sum += dy / w.count;
      }
    }
  }
  dX[p.offY + id] = narrow(sum);
}
