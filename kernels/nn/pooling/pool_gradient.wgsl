// pool_gradient: for every pixel the sum of what the windows over it have for it, of max the gradient where it is their first largest.
// Storage   X[offX + i], dX[offY + i], i = ((plane*height + y)*width + x)*depth + c; dY[offDY + ((plane*outHeight + oy)*outWidth + ox)*depth + c]
// Mapping   workgroup x -> THREADS units of dX; thread -> one, and the windows over it in their order
// Tunables  THREADS (64..256)   KIND 0 max, 1 mean of the image's elements, 2 mean with the padding   WIDE 1: units of four channels
// Needs     parameters in units; all places below 2^31; X is read for max only
// Source    cuDNN, cudnnPoolingBackward
// @use lib/field
const THREADS: u32 = 256u;
const KIND: u32 = 0u;

// @use lib/units
// @use lib/pool_params
@group(0) @binding(0) var<storage, read> X: array<Unit>;
@group(0) @binding(1) var<storage, read> dY: array<Unit>;
@group(0) @binding(2) var<storage, read_write> dX: array<Unit>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pool_window

// Of each channel, by its bits.
fn isNaNByBits(x: Value) -> Truth {
  return (bitcast<Word>(x) & Word(0x7fffffffu)) > Word(0x7f800000u);
}

// Whether an element takes the place of the largest one so far.
fn isLarger(x: Value, best: Value) -> Truth {
  return !isNaNByBits(best) & (isNaNByBits(x) | (x > best));
}

// The place of the first largest element of a window, of each channel.
fn largestOf(w: PoolWindow, plane: u32, c: u32) -> Word {
  var at = Word(pixelAt(plane, w.top, w.left, c));
  var best = Value(X[p.offX + pixelAt(plane, w.top, w.left, c)]);
  for (var y = w.top; y < w.bottom; y += p.dilationY) {
    for (var x = w.left; x < w.right; x += p.dilationX) {
      let here = pixelAt(plane, y, x, c);
      let value = Value(X[p.offX + here]);
      let larger = isLarger(value, best);
      best = select(best, value, larger);
      at = select(at, Word(here), larger);
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
  var sum = Value();
  for (var oy = firstWindow(y - (p.windowHeight - 1) * p.dilationY, p.strideY); oy < endY; oy++) {
    for (var ox = firstWindow(x - (p.windowWidth - 1) * p.dilationX, p.strideX); ox < endX; ox++) {
      // Between its pixels a window has gaps.
      if ((y - oy * p.strideY) % p.dilationY != 0 || (x - ox * p.strideX) % p.dilationX != 0) {
        continue;
      }
      let w = windowAt(oy, ox);
      let out = ((plane * u32(p.outHeight) + u32(oy)) * u32(p.outWidth) + u32(ox)) * p.depth + c;
      let dy = Value(dY[p.offDY + out]);
      if (KIND == 0u) {
        sum += select(Value(), dy, largestOf(w, plane, c) == Word(id));
      } else {
        sum += dy / w.count;
      }
    }
  }
  dX[p.offY + id] = Unit(sum);
}
