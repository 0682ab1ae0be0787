// Windows of convolutions that are gathered into rows: where they lie, by the sizes in Params.

// How far number l of a window lies below and to the right of its first pixel, and its channel.
fn tapOf(l: i32) -> vec3i {
  var tap: i32;
  var c: i32;
  if (p.channelsFirst == 1u) {
    c = l / (p.filterHeight * p.filterWidth);
    tap = l - c * p.filterHeight * p.filterWidth;
  } else {
    tap = l / p.channels;
    c = l - tap * p.channels;
  }
  let fy = tap / p.filterWidth;
  return vec3i(fy * p.dilationY, (tap - fy * p.filterWidth) * p.dilationX, c);
}

// The image of a window, and its first pixel.
fn windowOf(window: i32) -> vec3i {
  let line = window / p.outWidth;
  let image = line / p.outHeight;
  let row = (line - image * p.outHeight) * p.strideY - p.top;
  return vec3i(image, row, (window - line * p.outWidth) * p.strideX - p.left);
}
